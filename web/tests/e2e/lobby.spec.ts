/** Before a game: how a table is set, and who sits where. */
import { untilAsked } from './play';
import { untilFree } from './rest';
import { expect, test, type Page } from './test';

/** Ann makes a table of Go Nuts for two and gets the link to it. */
async function invite(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Invite people to Go Nuts/ }).click();
  return page.getByLabel('Link to this table').inputValue();
}

test('the host adds a seat and takes it away, and a guest sees what is played and how', async ({ person }) => {
  const ann = await person({ setup: { 'go-nuts': { seats: 2, options: { bear_claw_points: -3 } } } });
  const link = await invite(ann);
  const bo = await person();
  await bo.goto(link);

  await expect(bo.getByRole('heading', { name: 'Go Nuts for Donuts' }).last()).toBeVisible();
  await expect(bo.getByText('Secret picks from one tray')).toBeVisible();
  await expect(bo.getByText('No time limit.')).toBeVisible();
  await expect(bo.getByRole('listitem').filter({ hasText: 'Bear Claw' })).toContainText('-3');
  await expect(bo.getByRole('button', { name: 'Add a seat' })).toHaveCount(0);

  await ann.getByRole('button', { name: 'Add a seat' }).click();
  await expect(bo.getByRole('button', { name: /^Sit down at seat/ })).toHaveCount(2);
  await ann.getByRole('button', { name: 'Take seat 2 away' }).click();
  await expect(bo.getByRole('button', { name: /^Sit down at seat/ })).toHaveCount(1);

  await bo.getByLabel('Your name').fill('Bo Bonbon');
  await bo.getByRole('button', { name: 'Save' }).click();
  await bo.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await expect(ann.getByRole('listitem').filter({ hasText: 'Bo Bonbon' })).toBeVisible();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  expect(await untilAsked(bo)).toBe('choose');
});

test('nobody at a table is called like a bot there', async ({ person }) => {
  const ann = await person({ setup: { 'go-nuts': { seats: 3 } } });
  const link = await invite(ann);
  await ann.getByRole('button', { name: 'Put a bot on seat 2' }).click();
  const seat = ann
    .getByRole('listitem')
    .filter({ has: ann.getByRole('button', { name: 'Remove the bot from seat 2' }) });
  const name = await seat.locator('bdi').innerText();
  const bo = await person();
  await bo.goto(link);
  await bo.getByLabel('Your name').fill(name);
  await bo.getByRole('button', { name: 'Save' }).click();
  await bo.getByRole('button', { name: 'Sit down at seat 3' }).click();
  await expect(seat.locator('bdi')).not.toHaveText(name);
  await expect(ann.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
});

test('the settings keep what is open while seats change, and refuse at once what cannot be played', async ({
  person,
  outage,
}) => {
  const page = await person();
  // The browser notes every refusal on the console.
  outage.expected = true;
  await page.goto('/');
  await page.getByRole('button', { name: /^Change.*Dollars to Donuts/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Game settings/ });
  const rules = dialog.locator('details');
  await rules.locator('summary').click();
  const seats = dialog.getByLabel('Seats', { exact: true });
  await seats.selectOption('4');
  await expect(rules).toHaveAttribute('open', '');
  const starting = dialog.getByLabel(/^The starting seat/);
  await starting.fill('4');
  await starting.press('Tab');
  await seats.selectOption('2');
  await expect(rules).toHaveAttribute('open', '');
  await expect(dialog.locator('.refused')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  // Values are words, not those of the program.
  for (const words of await dialog.getByRole('combobox').allInnerTexts()) expect(words).not.toMatch(/_|\bseat\d/);
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeEnabled();
});

/** Ann leads to every sale with the five highest of the trend, so nobody can take one from her. */
const TO_CLAIM = [
  ...['x.first:1', 'x.flip:m2'],
  ...['x.deal:c7', 'x.deal:s7', 'x.deal:v1', 'x.deal:s10', 'x.deal:s4'],
  ...['x.deal:m13', 'x.deal:m12', 'x.deal:m11', 'x.deal:m10', 'x.deal:m9'],
  ...['2.keep', '1.keep'],
];

test('what is certain is claimed with one press, and plays itself', async ({ person }) => {
  const page = await person();
  const ask = async (path: string, data: unknown) => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  await ask('/api/session', { name: 'Ann' });
  const continues = { record: `[Game "donut"]\n[Seats "2"]\n\n${TO_CLAIM.join(' ')}`, steps: TO_CLAIM.length };
  const { id } = await ask('/api/tables', { game: 'donut', continues });
  await ask(`/api/tables/${id}/sit`, { seat: 1 });
  await ask(`/api/tables/${id}/bots`, { seat: 2, bot: 'random' });
  await ask(`/api/tables/${id}/start`, {});
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await page.getByRole('button', { name: 'Claim the rest' }).click();
  await untilFree(page);
  // Five sales of hers, without another press.
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log.getByText(/You (win|make|take) .*sale/)).toHaveCount(5, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Claim the rest' })).toHaveCount(0);
});
