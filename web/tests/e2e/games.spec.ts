import { expect, test } from './test';
import { GAMES, play, playNow } from './play';

/** Small tables and quick bots: a whole game of each title, every choice of ours by mouse on the board. */
const setups: Record<string, Record<string, unknown>> = {
  'go-nuts': { seats: 3, bot: 'greedy' },
  donut: { seats: 3, bot: 'greedy', options: { target_fame: 12 } },
  'drive-thru': { seats: 2, bot: 'greedy', options: { max_rounds: 30 } },
  'dollars-to-donuts': { seats: 2, bot: 'greedy', options: { grid: 6 } },
  'bad-day': { seats: 2, bot: 'greedy', options: { goal: 5, no_progress_limit: 10 } },
};

for (const game of GAMES) {
  test(`a whole game of ${game.id} by mouse against bots`, async ({ person }) => {
    const page = await person({ setup: { [game.id]: setups[game.id] } });
    await playNow(page, game.title);
    const made = await play(page, 7);
    expect(made).toBeGreaterThan(3);
    await expect(page.getByRole('dialog')).toContainText(/win/);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  });
}
