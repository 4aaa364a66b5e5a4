import { expect, test } from './test';
import { GAMES } from './games';
import { play, playNow } from './play';

/** A whole game of each title, every choice of ours by mouse on the board. */
for (const game of GAMES) {
  test(`a whole game of ${game.id} by mouse against bots`, async ({ person }) => {
    const page = await person({ setup: { [game.id]: game.setup } });
    await playNow(page, game.title);
    // How many choices there are depends on the deal.
    expect(await play(page, 7)).toBeGreaterThan(0);
    await expect(page.getByRole('dialog')).toContainText(/win/);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  });
}
