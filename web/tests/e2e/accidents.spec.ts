/** Pressing twice does one thing, and pressing what cannot be done says why. */
import { GAMES } from './games';
import { act, press, type Hand } from './hands';
import { dice, untilAsked } from './play';
import { begin, listen } from './roles';
import { expect, test, type Page } from './test';
import { actsOf, pressTwice, untilOver } from './twice';

const LONG = process.env['E2E_LONG'] !== undefined;
/** So many decisions; whole games in the long form. */
const DECISIONS = LONG ? Infinity : 5;
/** So many blocked things are pressed at each decision. */
const BLOCKED = LONG ? 6 : 3;
/** The short form has one game of each test; which, says how much there is to press. */
const TWICE = LONG ? GAMES : GAMES.filter(({ id }) => id === 'drive-thru');
const REFUSED = LONG ? GAMES : GAMES.filter(({ id }) => id === 'bad-day');

if (LONG) test.describe.configure({ timeout: 15 * 60_000 });

for (const game of TWICE) {
  test(`a double click in ${game.id} never does two things`, async ({ person }) => {
    const page = await person({ setup: { [game.id]: game.setup } });
    const acts = actsOf(page);
    await pressTwice(page);
    await page.goto('/');
    await begin(page, 'en', game.title);
    const hand: Hand = { touch: false };
    const random = dice(17);
    const faults: string[] = [];
    let pressed = 0;
    const look = async (): Promise<void> => {
      await untilOver(page);
      const done = acts();
      pressed += done.length;
      if (done.length > 1) faults.push(done.join(', then '));
    };
    for (let made = 0; made < DECISIONS && (await untilAsked(page)) === 'choose'; made++) {
      await act(page, hand, random, look);
      await look();
    }
    expect(faults).toEqual([]);
    expect(pressed).toBeGreaterThan(2);
  });
}

interface Blocked {
  x: number;
  y: number;
  words: string;
}

/** Where something on the board can be hit that cannot be chosen now. */
const blockedOn = (page: Page): Promise<Blocked[]> =>
  page.evaluate(() => {
    const [found, seen] = [[] as Blocked[], new Set<string>()];
    const things = '.board :is(button, [role="gridcell"], [role="button"])[aria-disabled="true"]';
    for (const one of document.querySelectorAll(things)) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
      if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || seen.has(words)) continue;
      if (document.elementFromPoint(x, y)?.closest(things) !== one) continue;
      seen.add(words);
      found.push({ x, y, words });
    }
    return found;
  });

for (const game of REFUSED) {
  test(`every press in ${game.id} on what cannot be chosen gives words`, async ({ person }) => {
    const page = await person({ setup: { [game.id]: game.setup } });
    await page.goto('/');
    await begin(page, 'en', game.title);
    const told = await listen(page);
    const hand: Hand = { touch: false };
    const random = dice(23);
    const silent = new Set<string>();
    let answered = 0;
    for (let made = 0; made < DECISIONS && (await untilAsked(page)) === 'choose'; made++) {
      const blocked = await blockedOn(page);
      for (let i = 0; i < BLOCKED && blocked.length > 0; i++) {
        const [one] = blocked.splice(Math.floor(random() * blocked.length), 1);
        if (!one) break;
        // What has just been said is said before the next is pressed.
        let before = -1;
        await expect.poll(async () => before === (before = (await told()).length)).toBe(true);
        await press(page, hand, one);
        const spoken = await page
          .waitForFunction((before) => (window as unknown as { told: string[] }).told.length > before, before, {
            timeout: 5000,
          })
          .then(
            () => true,
            () => false,
          );
        if (spoken) answered += 1;
        else silent.add(one.words);
        await page.keyboard.press('Escape');
      }
      await act(page, hand, random, async () => {});
    }
    expect([...silent]).toEqual([]);
    expect(answered).toBeGreaterThan(2);
  });
}
