import { faultsOf } from './looking';
import { expect, test } from './test';
import { choose, dice, now, play, playNow, untilAsked } from './play';

test('two browsers play each other, and one loses its network in between', async ({ person, outage }) => {
  const ann = await person({ setup: { 'go-nuts': { seats: 2 } } });
  await ann.goto('/');
  await ann.getByRole('button', { name: /^Invite people to Go Nuts/ }).click();
  const link = await ann.getByLabel('Link to this table').inputValue();
  await expect(ann.getByRole('button', { name: 'Start the game' })).toBeDisabled();

  const bo = await person();
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await expect(bo.locator('.board').first()).toBeVisible();

  await bo.getByRole('tab', { name: 'Chat' }).click();
  await bo.getByLabel('Say something').fill('Hello from the other side');
  await bo.getByRole('button', { name: 'Send' }).click();
  await ann.getByRole('tab', { name: /Chat/ }).click();
  await expect(ann.getByRole('tabpanel').getByText('Hello from the other side')).toBeVisible();

  // Both answer the same question, so both are asked at the same time.
  const [hers, his] = [dice(1), dice(2)];
  const someoneIsAsked = async () => {
    const states = await Promise.all([ann, bo].map(async (page) => (await now(page)).state));
    return states.includes('choose') || states.includes('over');
  };
  const turn = async () => {
    await expect.poll(someoneIsAsked, { intervals: [20] }).toBe(true);
    for (const [page, random] of [
      [ann, hers],
      [bo, his],
    ] as const) {
      const { state } = await now(page);
      if (state === 'over') return false;
      if (state === 'choose') await choose(page, random);
    }
    return true;
  };
  for (let i = 0; i < 6; i++) await turn();

  outage.expected = true;
  await bo.context().setOffline(true);
  await expect(bo.locator('.status').getByText('You’re offline')).toBeVisible();
  await expect(bo.locator('.board').first()).toBeVisible();
  if ((await now(ann)).state === 'choose') await choose(ann, hers);
  await bo.context().setOffline(false);
  await expect(bo.locator('.status').getByText('You’re offline')).toBeHidden();
  outage.expected = false;

  while (await turn());
  for (const page of [ann, bo]) {
    expect(await untilAsked(page)).toBe('over');
    await expect(page.getByRole('dialog')).toContainText(/win/);
  }

  // The other one finds the rematch by itself.
  await ann.getByRole('button', { name: 'Play again' }).click();
  await bo.getByRole('button', { name: 'To the new table' }).click();
  await expect(bo).toHaveURL(ann.url());
});

test('two tabs of one seat agree', async ({ person }) => {
  const first = await person({ setup: { 'go-nuts': { seats: 3, bot: 'greedy' } } });
  await playNow(first, /Go Nuts for Donuts/);
  const second = await first.context().newPage();
  await second.goto(first.url());
  // Both are asked anew each time: bots may still act, and a tab behind another may learn of it a little later.
  const apart = async () => (await now(first)).shown - (await now(second)).shown;
  for (const [tab, choices] of [
    [first, 2],
    [second, 1],
  ] as const) {
    // People click in the tab in front. One behind it is hardly drawn, and what moves there never comes to rest.
    await tab.bringToFront();
    await play(tab, 3, choices);
    await untilAsked(tab);
    await expect.poll(apart).toBe(0);
  }
});

test('a seat link opens the seat on another device', async ({ person }) => {
  const desk = await person({ setup: { 'go-nuts': { seats: 2, bot: 'greedy' } } });
  await playNow(desk, /Go Nuts for Donuts/);
  await desk.getByRole('tab', { name: 'Table' }).click();
  await desk.getByRole('button', { name: 'Make a seat link' }).click();
  const link = await desk.getByLabel('Play on another device').inputValue();
  const phone = await person();
  await phone.goto(link);
  expect(await untilAsked(phone)).toBe('choose');
  expect(phone.url()).not.toContain('seat=');
});

test('bots can be watched, and the log tells what they did', async ({ person }) => {
  const page = await person({ setup: { 'go-nuts': { seats: 3, bot: 'greedy' } } });
  await page.goto('/');
  await page.getByRole('button', { name: /^Watch bots play Go Nuts/ }).click();
  expect(await untilAsked(page)).toBe('over');
  await expect(page.getByRole('dialog')).toContainText(/wins!|share the win/);
  await page.getByRole('button', { name: 'See the board' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('The game begins.');
  await expect(page.getByRole('tab', { name: 'Hint' })).toHaveCount(0);
});

test('a hint says what it thinks, and a click plays it', async ({ person }) => {
  const page = await person({ setup: { 'go-nuts': { seats: 2, bot: 'greedy' } } });
  await playNow(page, /Go Nuts for Donuts/);
  await untilAsked(page);
  const before = (await now(page)).shown;
  await page.getByRole('tab', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Ask for a hint' }).click();
  const best = page.getByRole('tabpanel').getByRole('button', { name: /^Best/ });
  await expect(best).toContainText(/A clear choice|Probably the best|A close call|makes no difference/, {
    timeout: 30_000,
  });
  await best.click();
  await expect.poll(async () => (await now(page)).shown).toBeGreaterThan(before);
});

test('every game can be played from the list of moves, and a move can be taken back', async ({ person }) => {
  // Alone at the table: laying a starter tells nothing and nobody acts after it, so it can be taken back at once.
  const page = await person({ setup: { 'dollars-to-donuts': { seats: 1, bot: 'greedy', options: {} } } });
  await playNow(page, /Dollars to Donuts/);
  await untilAsked(page);
  const before = (await now(page)).shown;
  await page.getByRole('button', { name: 'Everything you can do now, in words' }).click();
  const panel = page.getByRole('tabpanel');
  while ((await panel.locator('.choice').count()) === 0) await panel.locator('.heading').first().click();
  await panel.locator('.choice').first().click();
  await expect.poll(async () => (await now(page)).shown).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Take back your last move' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('The last move was taken back.');
});

test('the start page says which of my games waits for me, and leads back to it', async ({ person }) => {
  const page = await person({ setup: { 'go-nuts': { seats: 2, bot: 'greedy' } } });
  await playNow(page, /Go Nuts for Donuts/);
  await untilAsked(page);
  const address = page.url();
  await page.goto('/');
  const mine = page.getByRole('link', { name: /Go Nuts for Donuts/ }).filter({ hasText: 'Your turn' });
  await expect(mine).toBeVisible();
  await expect(page).toHaveTitle(/^Your turn/);
  await mine.click();
  await expect(page).toHaveURL(address);
  expect(await untilAsked(page)).toBe('choose');
});

test('somebody is reported for what they said', async ({ person }) => {
  const ann = await person({ setup: { 'go-nuts': { seats: 2 } } });
  await ann.goto('/');
  await ann.getByRole('button', { name: /^Invite people to Go Nuts/ }).click();
  const bo = await person();
  await bo.goto(await ann.getByLabel('Link to this table').inputValue());
  await bo.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await bo.getByRole('tab', { name: 'Chat' }).click();
  await bo.getByLabel('Say something').fill('Rude words');
  await bo.getByRole('button', { name: 'Send' }).click();
  await ann.getByRole('tab', { name: /Chat.*1/ }).waitFor();

  const report = ann.getByRole('button', { name: /^Report / });
  const box = await report.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await report.click();
  await ann.getByLabel('Is it about a message?').selectOption('Rude words');
  await ann.getByLabel('What happened?').fill('This is no way to talk.');
  await ann.setViewportSize({ width: 360, height: 740 });
  expect(await faultsOf(ann, { finger: 44 })).toEqual([]);
  await ann.getByRole('button', { name: 'Send report' }).click();
  await expect(ann.getByText('Thank you. Your report was sent.')).toBeVisible();
});
