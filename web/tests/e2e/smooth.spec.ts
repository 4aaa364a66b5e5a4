import { expect, test } from './test';
import { playNow, untilAsked } from './play';

/** Boards where things are dragged. */
const DRAGGED = [
  { id: 'dollars-to-donuts', title: /Dollars to Donuts/ },
  { id: 'donut', title: /M\. Morris' Donut!/ },
];

for (const game of DRAGGED) {
  test(`dragging on the board of ${game.id} stays smooth on a slow laptop`, async ({ person }) => {
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
    await page.evaluate(() => {
      const long: number[] = [];
      (window as unknown as { long: number[] }).long = long;
      new PerformanceObserver((list) => long.push(...list.getEntries().map((entry) => entry.duration))).observe({ entryTypes: ['longtask'] });
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 8, y - 8);
    await page.waitForTimeout(300);
    // Picking up may draw targets; from here on only the thing in hand moves.
    await page.evaluate(() => ((window as unknown as { long: number[] }).long.length = 0));
    for (let i = 0; i < 60; i++) {
      await page.mouse.move(x + 120 * Math.sin(i / 8), y - 160 + 120 * Math.cos(i / 8));
    }
    await page.waitForTimeout(200);
    const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
    await page.keyboard.press('Escape');
    await page.mouse.move(2, 2);
    await page.mouse.up();
    expect(long.filter((duration) => duration > 50)).toEqual([]);
  });
}
