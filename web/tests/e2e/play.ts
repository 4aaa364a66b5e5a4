/** Plays by mouse, on the board itself, without knowing any rules: it clicks what the board offers. */
import { expect, type Page } from '@playwright/test';

/** The same clicks every time. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export type State = 'choose' | 'sent' | 'wait' | 'over';

/** How things stand on the page. */
export function now(page: Page): Promise<{ state: State; shown: number }> {
  return page.locator('.play').evaluate((play: HTMLElement) => ({
    state: (play.dataset['state'] ?? 'wait') as 'wait',
    shown: Number(play.dataset['shown'] ?? -1),
  }));
}

/** Waits until there is something to choose, or the game is over. */
export async function untilAsked(page: Page): Promise<State> {
  await page.waitForFunction(
    () => ['choose', 'over'].includes(document.querySelector<HTMLElement>('.play')?.dataset['state'] ?? ''),
    null,
    { timeout: 30_000 },
  );
  return (await now(page)).state;
}

const TOKENS = '.board [data-token]:not([disabled], [aria-disabled="true"])';
const PICKS = '.board [data-pick]:not([disabled], [aria-disabled="true"])';
/** So many first steps before the board must have offered an action. */
const MOST_PICKS = 25;

async function clickOne(page: Page, selector: string, random: () => number): Promise<boolean> {
  const all = page.locator(selector);
  const count = await all.count();
  // A thing may be covered or gone for a moment; another one will do.
  for (let attempt = 0; attempt < Math.min(count, 4); attempt++) {
    const done = await all
      .nth(Math.floor(random() * count))
      .click({ timeout: 1500 })
      .then(
        () => true,
        () => false,
      );
    if (done) return true;
  }
  return false;
}

/** Waits until the board offers something, or there is nothing to choose any more: it may still be showing what happened. */
async function untilOffered(page: Page, shown: number): Promise<void> {
  await page.waitForFunction(
    ({ offers, shown }) => {
      const play = document.querySelector<HTMLElement>('.play')?.dataset;
      return play?.['state'] !== 'choose' || Number(play['shown']) !== shown || document.querySelector(offers) !== null;
    },
    { offers: `${TOKENS}, ${PICKS}`, shown },
  );
}

/** Makes one choice by clicking on the board. Returns how many clicks it took. `look` says how things stand. */
export async function choose(page: Page, random: () => number, look = now): Promise<number> {
  const before = await look(page);
  let clicks = 0;
  for (const until = Date.now() + 20_000; Date.now() < until && clicks < MOST_PICKS;) {
    // Where both are offered, first steps must be tried too: passing is always the first thing at hand.
    const picksFirst = random() < 0.6 && (await page.locator(PICKS).count()) > 0 && clicks < 6;
    const order = picksFirst ? ([PICKS, TOKENS] as const) : ([TOKENS, PICKS] as const);
    if ((await clickOne(page, order[0], random)) || (await clickOne(page, order[1], random))) clicks += 1;
    else await untilOffered(page, before.shown);
    const after = await look(page);
    if (after.state !== 'choose' || after.shown !== before.shown) return clicks;
  }
  const offered = await page.evaluate(() => document.querySelector('.board')?.textContent?.slice(0, 400));
  throw new Error(`the board led to no action with ${clicks} clicks: ${offered}`);
}

/** Plays to the end, or so many choices. Returns how many were made. */
export async function play(page: Page, seed: number, most = Infinity): Promise<number> {
  const random = dice(seed);
  for (let made = 0; made < most; made++) {
    if ((await untilAsked(page)) === 'over') return made;
    await choose(page, random);
  }
  return most;
}

/** From the start page to a table with one click. */
export async function playNow(page: Page, title: RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^Play now against bots: ${title.source}`) }).click();
  await expect(page.locator('.board').first()).toBeVisible();
}

/** Waits until every game that the server has is on the start page. */
export async function untilOnShelf(page: Page): Promise<void> {
  const games = (await (await page.request.get('/api/games')).json()) as unknown[];
  expect(games.length).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: /^Play now/ })).toHaveCount(games.length);
}
