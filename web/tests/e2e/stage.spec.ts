/** What happens is shown event by event, to everybody in the same order; whatever belongs to it waits for it. */
import { gunzipSync } from 'node:zlib';
import { GAMES } from './games';
import { choose, dice, playNow, untilAsked } from './play';
import { drop, RECORDS } from './records';
import { expect, test, type Page } from './test';

/** So many steps of a record are enough for rounds, fights and sales. */
const STEPS = 40;
const LONG = process.env['E2E_LONG'] !== undefined;
const DECISIONS = LONG ? 30 : 4;

/** Notes every event that the page shows, in order, with the move that it came after. */
function watchStage(): void {
  const seen: string[] = [];
  (window as unknown as { seen: string[] }).seen = seen;
  new MutationObserver(() => {
    const { now, shown } = document.querySelector<HTMLElement>('[data-now]')?.dataset ?? {};
    const what = `${shown} ${now}`;
    if (now !== undefined && what !== seen.at(-1)) seen.push(what);
  }).observe(document, { attributes: true, attributeFilter: ['data-now'], subtree: true });
}

const seenOn = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

/** Plays the beginning of a record by itself and returns what was shown. */
async function shownOf(page: Page, name: string): Promise<string[]> {
  await page.addInitScript(watchStage);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ }).first()).toBeVisible();
  await drop(page, name);
  await expect(page.locator('.replay')).toHaveAttribute('data-shown', /\d/);
  await page.getByRole('combobox').filter({ hasText: 'Fast' }).selectOption('fast');
  await page.clock.install();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const shown = async () => Number(await page.locator('.replay').getAttribute('data-shown'));
  while ((await shown()) < STEPS) await page.clock.runFor(1000);
  // It may have gone on a little further.
  return (await seenOn(page)).filter((what) => parseInt(what, 10) < STEPS);
}

for (const { game, file } of RECORDS) {
  test(`in ${game} those who want no motion see the same, in the same order`, async ({ person }) => {
    const moving = await shownOf(await person({ motion: true }), file);
    const still = await shownOf(await person(), file);
    expect(moving.length).toBeGreaterThan(5);
    expect(still).toEqual(moving);
  });
}

/** The places in the log of all that the page has painted, in the order in which it came. */
function watchPainted(): void {
  const painted = new Set<string>();
  (window as unknown as { painted: Set<string> }).painted = painted;
  new MutationObserver(() => {
    const now = document.querySelector<HTMLElement>('[data-painted]')?.dataset['painted'] ?? '';
    for (const place of now.split(' ')) if (place !== '') painted.add(place);
  }).observe(document, { attributes: true, attributeFilter: ['data-painted'], childList: true, subtree: true });
}

/** Everything the server tells this page, by its place in the log. */
function toldTo(page: Page): string[] {
  const told: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = typeof payload === 'string' ? payload : gunzipSync(payload).toString();
      const message = JSON.parse(text) as { type: string; entries?: { number: number; events?: unknown[] }[] };
      for (const { number, events = [] } of message.entries ?? []) told.push(...events.map((_, i) => `${number}.${i}`));
    }),
  );
  return told;
}

for (const { id, title, setup } of LONG ? GAMES : GAMES.filter(({ id }) => id === 'go-nuts')) {
  test(`in ${id} everything that happens is painted, and in order`, async ({ person }) => {
    const page = await person({ setup: { [id]: setup }, speed: 'fast' });
    const told = toldTo(page);
    await page.addInitScript(watchPainted);
    await page.clock.install();
    await playNow(page, title);
    const random = dice(6);
    for (let made = 0; made < DECISIONS; made++) {
      for (;;) {
        const { state, now } = await page
          .locator('.play')
          .evaluate(({ dataset }) => ({ state: dataset['state'], now: dataset['now'] }));
        if (now === undefined && (state === 'choose' || state === 'over')) break;
        await page.clock.runFor(100);
      }
      if ((await untilAsked(page)) === 'over') break;
      await choose(page, random);
    }
    const painted = () => page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted]);
    while ((await painted()).at(-1) !== told.at(-1)) await page.clock.runFor(100);
    // How the table was laid before there was a picture is not shown step by step.
    const all = await painted();
    expect(all.length).toBeGreaterThan(20);
    expect(all).toEqual(told.slice(told.indexOf(all[0] ?? '')));
  });
}

test('choices, scores and the log wait for the picture, and skipping brings them', async ({ person }) => {
  const page = await person({ setup: { 'go-nuts': { seats: 3, bot: 'greedy' } }, speed: 'slow' });
  await playNow(page, /Go Nuts for Donuts/);
  await untilAsked(page);
  // Time stands still, so that what is shown stays.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await choose(page, dice(2));
  await expect(page.locator('.play[data-now="opened"]')).toBeVisible();
  await expect(page.locator('.play')).toHaveAttribute('data-state', 'wait');
  const log = page.getByRole('list', { name: 'Log' });
  const before = await log.innerText();
  await page.getByRole('button', { name: 'Skip' }).click();
  expect(['choose', 'over']).toContain(await untilAsked(page));
  await expect(page.locator('.play[data-now]')).toHaveCount(0);
  // What came after the picks opened was not told before it was shown.
  expect((await log.innerText()).length).toBeGreaterThan(before.length);
});
