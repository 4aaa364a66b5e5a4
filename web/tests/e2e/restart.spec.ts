import { untilFree } from './rest';
import { expect, test } from './test';
import { now, play, playNow, untilAsked } from './play';

test('the server is killed and started again while somebody plays', async ({ person, server, outage }) => {
  const page = await person({ setup: { 'go-nuts': { seats: 2, bot: 'greedy' } } });
  await playNow(page, /Go Nuts for Donuts/);
  await play(page, 5, 3);
  await untilAsked(page);
  const before = await now(page);
  await page
    .locator('.board')
    .first()
    .locator('> *')
    .first()
    .evaluate((board) => board.setAttribute('data-still-the-same', 'yes'));

  outage.expected = true;
  await server.kill();
  await expect(page.locator('.status').getByText('Connection lost')).toBeVisible();
  // Decided while nobody hears it: it is kept, and done once.
  await untilFree(page);
  await page.locator('.board [data-token]').first().click();
  await expect(page.getByText('Sent…')).toBeVisible();
  await server.start();
  await expect(page.locator('.status').getByText('Connection lost')).toBeHidden({ timeout: 20_000 });
  await expect.poll(async () => (await now(page)).shown).toBeGreaterThan(before.shown);
  await expect(page.getByText('Sent…')).toBeHidden();
  outage.expected = false;

  // What one was doing is not lost with the connection: it is the very same board.
  await expect(page.locator('[data-still-the-same]')).toHaveCount(1);
  await play(page, 6);
  await expect(page.getByRole('dialog')).toContainText(/win/);
});

test('an address can be reloaded, and a wrong one says so', async ({ person, outage }) => {
  const page = await person({ setup: { 'go-nuts': { seats: 2, bot: 'greedy' } } });
  await playNow(page, /Go Nuts for Donuts/);
  await play(page, 5, 2);
  const { shown } = await now(page);
  await page.reload();
  await untilAsked(page);
  expect((await now(page)).shown).toBeGreaterThanOrEqual(shown);
  await expect(page.getByRole('tabpanel')).toContainText('The game begins.');
  outage.expected = true; // The server answers 404, and the browser notes that.
  await page.goto('/table/doesnotexist0000');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByText('There’s nothing at this address.')).toBeVisible();
});
