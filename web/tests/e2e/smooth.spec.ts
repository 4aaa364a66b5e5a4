import type { Browser } from '@playwright/test';
import { expect, test, type Page } from './test';
import { choose, dice, playNow, untilAsked } from './play';
import { atRest, drawn } from './rest';

/** What is dragged on which board. */
const DRAGGED = [
  { id: 'dollars-to-donuts', title: /Dollars to Donuts/, thing: '[data-pick="piece"]' },
  { id: 'donut', title: /M\. Morris' Donut!/, thing: '.hand [data-token]' },
  { id: 'bad-day', title: /.*Bad Day.*/, thing: '[data-pick^="disc-"]' },
];
const LONG_TASK = 50;
/** So many times slower than this machine is the laptop. */
const SLOWER = 4;
const MOVES = 60;
/** What a board does it does at every move; a few long tasks are the browser's own, such as tidying its memory. */
const TOLERATED = 3;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Time the thread really had the processor, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * The tasks of the page's main thread that would be above 50 ms on a slow laptop while something is done. Other programs
 * on the machine make tasks look long that are not, so it is the time on the processor that counts. The browser's own
 * brake is no use for this: it keeps the processor busy with waiting for a thread that others may hold up.
 */
async function longTasks(browser: Browser, page: Page, doing: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await doing();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain')
      .map((e) => `${e.pid}.${e.tid}`),
  );
  const tasks = traceEvents.filter((e) => e.name === 'RunTask' && e.ph === 'X' && main.has(`${e.pid}.${e.tid}`));
  const times = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : [(tdur * SLOWER) / 1000]));
  expect(times.length, 'tasks in the trace').toBeGreaterThan(30);
  return times.filter((ms) => ms > LONG_TASK);
}

for (const game of DRAGGED) {
  test(`dragging on the board of ${game.id} stays smooth on a slow laptop`, async ({ browser, person }) => {
    const page = await person({ motion: true, setup: { [game.id]: { seats: 2, bot: 'greedy' } } });
    await playNow(page, game.title);
    const random = dice(3);
    const thing = page.locator(`.board ${game.thing}`).first();
    for (let i = 0; i < 20; i++) {
      expect(await untilAsked(page)).toBe('choose');
      await atRest(page);
      if (await thing.isVisible()) break;
      await choose(page, random);
    }
    await thing.scrollIntoViewIfNeeded();
    const box = await thing.boundingBox();
    const board = await page.locator('.board-scroll').boundingBox();
    if (!box || !board) throw new Error('nothing to drag');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const around = (turn: number) =>
      [
        board.x + board.width * (0.5 + 0.3 * Math.sin(turn)),
        board.y + board.height * (0.5 + 0.3 * Math.cos(turn)),
      ] as const;

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 8, y - 8);
    // Picking up may draw targets; from here on only the thing in hand moves.
    await atRest(page);
    const long = await longTasks(browser, page, async () => {
      for (let i = 0; i < MOVES; i++) await page.mouse.move(...around(i / 8));
      await drawn(page);
    });
    // It was dragged indeed: it is where the mouse is.
    await page.mouse.move(...around(1));
    const there = await page.screenshot();
    await page.mouse.move(...around(4));
    await expect.poll(async () => (await page.screenshot()).equals(there)).toBe(false);
    await page.keyboard.press('Escape');
    await page.mouse.move(2, 2);
    await page.mouse.up();
    expect(long.length, `long tasks: ${long.join(', ')} ms`).toBeLessThanOrEqual(TOLERATED);
  });
}
