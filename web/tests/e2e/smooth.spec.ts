import type { Browser } from '@playwright/test';
import { expect, test, type Page } from './test';
import { playNow, untilAsked } from './play';

/** Boards where things are dragged. */
const DRAGGED = [
  { id: 'dollars-to-donuts', title: /Dollars to Donuts/ },
  { id: 'donut', title: /M\. Morris' Donut!/ },
];
const LONG_TASK = 50;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  /** Time the thread really had the processor. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * The tasks of the page's main thread above 50 ms while something is done. Other programs on the machine make tasks
 * look long that are not, so it is the time on the processor that counts.
 */
async function longTasks(browser: Browser, page: Page, doing: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await doing();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(traceEvents.filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain').map((e) => `${e.pid}.${e.tid}`));
  const tasks = traceEvents.filter((e) => e.name === 'RunTask' && e.ph === 'X' && main.has(`${e.pid}.${e.tid}`));
  expect(tasks.length, 'tasks in the trace').toBeGreaterThan(30);
  return tasks.map((e) => (e.tdur ?? e.dur ?? 0) / 1000).filter((ms) => ms > LONG_TASK);
}

for (const game of DRAGGED) {
  test(`dragging on the board of ${game.id} stays smooth on a slow laptop`, async ({ browser, person }) => {
    const page = await person({ motion: true, setup: { [game.id]: { seats: 2, bot: 'greedy' } } });
    await playNow(page, game.title);
    await untilAsked(page);
    await page.waitForTimeout(600);
    const thing = page.locator('.board [data-pick], .board [data-token]').first();
    await thing.scrollIntoViewIfNeeded();
    const box = await thing.boundingBox();
    if (!box) throw new Error('nothing to drag');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 8, y - 8);
    // Picking up may draw targets; from here on only the thing in hand moves.
    await page.waitForTimeout(400);
    const long = await longTasks(browser, page, async () => {
      for (let i = 0; i < 60; i++) {
        await page.mouse.move(x + 120 * Math.sin(i / 8), y - 160 + 120 * Math.cos(i / 8));
      }
      await page.waitForTimeout(100);
    });
    await page.keyboard.press('Escape');
    await page.mouse.move(2, 2);
    await page.mouse.up();
    expect(long).toEqual([]);
  });
}
