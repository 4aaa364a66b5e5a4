/** Small tables and quick bots, so that a whole game is soon over. */
export const SMALL: Record<string, Record<string, unknown>> = {
  'go-nuts': { seats: 3, bot: 'greedy' },
  donut: { seats: 3, bot: 'greedy', options: { target_fame: 12 } },
  'drive-thru': { seats: 2, bot: 'greedy', options: { max_rounds: 30 } },
  'dollars-to-donuts': { seats: 2, bot: 'greedy', options: { grid: 6 } },
  'bad-day': { seats: 2, bot: 'greedy', options: { goal: 5, no_progress_limit: 10 } },
};
