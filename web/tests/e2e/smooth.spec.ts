import { expect, test } from './test';
import { GAMES } from './games';
import { choose, dice, playNow, untilAsked } from './play';
import { atRest, drawn } from './rest';
import { tasksOf } from './tasks';

const LONG_TASK = 50;
/** So many times slower than this machine a slow laptop is. */
const SLOWER = 4;
const MOVES = 60;
/** What a board does it does at every move; a few long tasks are the browser's own, such as tidying its memory. */
const TOLERATED = 3;

for (const game of GAMES.filter(({ dragged }) => dragged !== undefined)) {
  test(`dragging on the board of ${game.id} stays smooth on a slow laptop`, async ({ browser, person }) => {
    const page = await person({ motion: true, setup: { [game.id]: { seats: 2, bot: 'greedy' } } });
    await playNow(page, game.title);
    const random = dice(3);
    const thing = page.locator(`.board ${game.dragged}`).first();
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
    const tasks = await tasksOf(browser, page, async () => {
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
    const long = tasks.map((ms) => ms * SLOWER).filter((ms) => ms > LONG_TASK);
    expect(long.length, `long tasks: ${long.join(', ')} ms`).toBeLessThanOrEqual(TOLERATED);
  });
}
