/** Plays with a finger or a mouse, at the places where things are: what is not on the screen cannot be pressed. */
import type { Page } from '@playwright/test';
import { now, untilAsked } from './play';
import { drawn, untilFree } from './rest';

/** So many presses lead to an action, whatever the board. */
const MOST_PRESSES = 40;
const TARGETS = '.board :is([data-token], [data-pick]):not([disabled], [aria-disabled="true"])';

export interface Hand {
  touch: boolean;
  /** Where it pressed last. */
  at?: Place;
}

export interface Place {
  x: number;
  y: number;
}

interface Spot extends Place {
  key: string;
  token: boolean;
}

/** Where each thing can be hit that can be chosen now. */
function spots(page: Page): Promise<Spot[]> {
  return page.evaluate((targets) => {
    const found = new Map<string, Spot>();
    const GRID = 9;
    for (const one of document.querySelectorAll(targets)) {
      const token = one.getAttribute('data-token');
      const key = token ?? one.getAttribute('data-pick') ?? '';
      const box = one.getBoundingClientRect();
      if (found.has(key) || box.width === 0) continue;
      // The middle first, then all around it.
      const places = Array.from({ length: GRID * GRID }, (_, i) => [(i % GRID) + 1, Math.floor(i / GRID) + 1] as const);
      const off = ([i, j]: readonly [number, number]) => Math.hypot(i - (GRID + 1) / 2, j - (GRID + 1) / 2);
      for (const [i, j] of places.sort((a, b) => off(a) - off(b))) {
        const [x, y] = [box.left + (i / (GRID + 1)) * box.width, box.top + (j / (GRID + 1)) * box.height];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y)?.closest(targets);
        if (hit !== one) continue;
        found.set(key, { x, y, key, token: token !== null });
        break;
      }
    }
    return [...found.values()];
  }, TARGETS);
}

/** For a moment after a press another one close by does not count. */
const NEAR = 30;

/** Presses there when a press counts there. */
export async function press(page: Page, hand: Hand, { x, y }: Place): Promise<void> {
  if (hand.at && Math.hypot(hand.at.x - x, hand.at.y - y) < NEAR) await untilFree(page);
  hand.at = { x, y };
  await (hand.touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/**
 * Makes one choice. `look` is called before every press. What has been pressed and is still offered was only shown, or only
 * taken up, so it is pressed once more.
 */
export async function act(page: Page, hand: Hand, random: () => number, look: () => Promise<void>): Promise<void> {
  const before = await now(page);
  const tried = new Map<string, number>();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const after = await now(page);
    if (after.state !== 'choose' || after.shown !== before.shown) return;
    await look();
    const all = await spots(page);
    const fresh = all.filter(({ key, token }) => (tried.get(key) ?? 0) < (token ? 3 : 1));
    const picks = fresh.filter(({ token }) => !token);
    // Where both are offered first steps must be tried, too: passing is always the first thing at hand.
    const among = picks.length > 0 && random() < 0.6 ? picks : fresh.length > 0 ? fresh : all;
    const again = among.find(({ key, token }) => token && tried.has(key));
    const spot = again ?? among[Math.floor(random() * among.length)];
    if (!spot) throw new Error(`nothing of what may be chosen can be hit: ${await offered(page)}`);
    tried.set(spot.key, (tried.get(spot.key) ?? 0) + 1);
    await press(page, hand, spot);
    // Whether that was an action shows once what was done has been drawn and answered.
    await drawn(page);
    if ((await now(page)).state === 'sent') await untilAsked(page);
  }
  throw new Error(`${MOST_PRESSES} presses led to no action: ${await offered(page)}`);
}

const offered = (page: Page) =>
  page.evaluate(() => document.querySelector('.board')?.textContent?.replace(/\s+/g, ' ').slice(0, 300));
