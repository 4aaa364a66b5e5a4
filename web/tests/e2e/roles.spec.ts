import { expect, test } from './test';
import { GAMES } from './games';
import { dice } from './play';
import { begin, besides, listen, playByRoles, readLog, WORDS, type Tongue } from './roles';

/** A whole game of each title, through roles and names alone, as a screen reader offers them. */
for (const [i, game] of GAMES.entries()) {
  const tongue: Tongue = i % 2 === 0 ? 'en' : 'de';
  test(`a whole game of ${game.id} by roles and names, in ${tongue}`, async ({ person }) => {
    const page = await person({ setup: { [game.id]: game.setup }, language: tongue });
    await page.goto('/');
    const heard = await listen(page);
    await begin(page, tongue, game.title);
    const made = await playByRoles(page, tongue, dice(5));
    expect(made.board + made.list).toBeGreaterThan(3);
    // One voice, and no other part of the page speaks.
    const loud = page.locator('[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"], [role="log"]');
    expect.soft(await loud.evaluateAll((all) => all.map((element) => element.getAttribute('role')))).toEqual(['log']);

    const log = await readLog(page, tongue);
    const told = await heard();
    const rest = besides(told, log);
    expect(rest).toMatch(WORDS[tongue].turn);
    // What happened was told once: nothing of it is in what was said besides.
    const sentences = new Set(log.filter((line) => line.length > 12));
    expect([...sentences].filter((line) => rest.includes(line))).toEqual([]);
  });
}
