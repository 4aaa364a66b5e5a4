/**
 * Every lesson is finished by doing what is lit: by touch on a phone, by keyboard alone, by roles alone. On the way five
 * other things are done, which are answered in words and change nothing. Each lesson once, languages and ways in turn; all
 * of them with E2E_LONG=1.
 */
import type { Locator } from '@playwright/test';
import { GAMES, type Tested } from './games';
import { tabTo } from './keys';
import { untilFree } from './rest';
import { WORDS as SHELL } from './roles';
import { expect, test, type Page } from './test';

const LONG = process.env['E2E_LONG'] !== undefined;
const WAYS = ['touch', 'keys', 'roles'] as const;
type Way = (typeof WAYS)[number];
const TONGUES = ['en', 'de'] as const;
type Tongue = (typeof TONGUES)[number];

const WORDS = {
  en: {
    learn: (title: RegExp) => new RegExp(`^Learn to play ${title.source}`),
    again: /You’ve done the lesson/,
    next: 'Next',
    lesson: 'Lesson',
    playOn: 'Play on from here',
  },
  de: {
    learn: (title: RegExp) => new RegExp(`^${title.source} lernen`),
    again: /hast du gelernt/,
    next: 'Weiter',
    lesson: 'Lektion',
    playOn: 'Von hier aus spielen',
  },
} as const;

/** So many other things are done on the way, and so many where one thing is asked. */
const WRONG = 5;
const TRIES = 2;
/** A piece may have to be taken up, turned and laid. */
const MOST_STEPS = 12;

if (LONG) test.describe.configure({ timeout: 3 * 60_000 });

/** How far the lesson is, once nothing is being shown and nothing waits for the server. */
async function untilSaid(page: Page, before = -1): Promise<{ at: number; last: boolean }> {
  await page.waitForFunction((before) => {
    const said = document.querySelector<HTMLElement>('.lesson')?.dataset;
    const state = document.querySelector<HTMLElement>('.play')?.dataset['state'];
    const lit = document.querySelector('#board [data-lit]') !== null;
    return said !== undefined && Number(said['lesson']) !== before && (said['last'] === '' || lit) && state !== 'sent';
  }, before);
  return page
    .locator('.lesson')
    .evaluate((said: HTMLElement) => ({ at: Number(said.dataset['lesson']), last: said.dataset['last'] === '' }));
}

/** Presses something the way it is done here. */
async function press(page: Page, way: Way, thing: Locator): Promise<void> {
  await untilFree(page);
  if (way === 'touch') await thing.tap();
  else if (way === 'roles') await thing.click();
  else {
    await thing.focus();
    await page.keyboard.press('Enter');
  }
}

async function openMoves(page: Page, way: Way, tongue: Tongue): Promise<Locator> {
  if (way === 'keys') await page.keyboard.press('m');
  else {
    if (way === 'touch') await press(page, way, page.locator('#open-panel'));
    await press(page, way, page.getByRole('tab', { name: SHELL[tongue].movesTab }));
  }
  return page.getByRole('list', { name: SHELL[tongue].moves }).getByRole('button');
}

/** Does something that is not meant, from the list of moves; false where there is nothing else at hand. */
async function doOther(page: Page, way: Way, tongue: Tongue): Promise<boolean> {
  const state = () =>
    page.evaluate(() => ({
      shown: document.querySelector<HTMLElement>('.play')?.dataset['shown'],
      at: document.querySelector<HTMLElement>('.lesson')?.dataset['lesson'],
    }));
  const before = await state();
  const entries = await openMoves(page, way, tongue);
  await expect(entries.first()).toBeVisible();
  const other = entries.filter({ hasNotText: WORDS[tongue].lesson }).filter({ hasNotText: '›' }).first();
  const there = (await other.count()) > 0;
  if (there) {
    await press(page, way, other);
    await expect(page.locator('.line .refused')).not.toBeEmpty();
    expect(await state()).toEqual(before);
  } else if (way === 'touch') await page.keyboard.press('Escape');
  return there;
}

/** Does what is lit, one press after the other, until the lesson goes on. */
async function doWhatIsLit(page: Page, way: Way, tongue: Tongue, at: number): Promise<void> {
  const next = page.getByRole('region', { name: WORDS[tongue].lesson }).getByRole('button');
  for (let step = 0; step < MOST_STEPS; step++) {
    if (way === 'keys') {
      // In a field letters are written.
      if (await page.evaluate(() => document.activeElement instanceof HTMLInputElement))
        await page.keyboard.press('Tab');
      await page.keyboard.press('n');
      await expect(page.locator('[data-lit]:focus')).toHaveCount(1);
      await page.keyboard.press('Enter');
    } else if (way === 'touch') await press(page, way, page.locator('#board [data-lit]').first());
    else if ((await next.count()) > 0) await press(page, way, next.first());
    else {
      const entries = await openMoves(page, way, tongue);
      await press(page, way, entries.filter({ hasText: WORDS[tongue].lesson }).first());
    }
    const gone = await page
      .waitForFunction(
        (at) => {
          const play = document.querySelector<HTMLElement>('.play');
          const now = document.querySelector<HTMLElement>('.lesson')?.dataset['lesson'];
          return Number(now) !== at || play?.dataset['state'] === 'choose' || play?.dataset['state'] === 'over';
        },
        at,
        { timeout: 10_000 },
      )
      .then(() => page.locator('.lesson').evaluate((said: HTMLElement) => Number(said.dataset['lesson'])));
    if (gone !== at) return;
  }
  throw new Error(`what is lit leads nowhere at ${at}: ${await page.locator('.lesson .words').textContent()}`);
}

function check(game: Tested, way: Way, tongue: Tongue): void {
  test(`the lesson of ${game.id} by ${way}, in ${tongue}`, async ({ person }) => {
    const phone = way === 'touch';
    const page = await person({ language: tongue, touch: phone, ...(phone ? { screen: [360, 740] as const } : {}) });
    await page.goto('/');
    const begin = page.getByRole('button', { name: WORDS[tongue].learn(game.title) });
    await expect(begin).toBeVisible();
    if (way === 'keys') {
      await tabTo(page, WORDS[tongue].learn(game.title), 80);
      await page.keyboard.press('Enter');
    } else await press(page, way, begin);

    let said = await untilSaid(page);
    let [wrong, asks] = [0, 0];
    for (let reloaded = false; !said.last;) {
      const asked = (await page.locator('.board [data-lit]').count()) > 0;
      let tries = 0;
      while (asked && wrong < WRONG && tries < TRIES && (await doOther(page, way, tongue)))
        [wrong, tries] = [wrong + 1, tries + 1];
      if (tries > 0) asks += 1;
      if (!reloaded && asked && wrong > TRIES) {
        reloaded = true;
        await page.reload();
        expect(await untilSaid(page)).toEqual(said);
      }
      await doWhatIsLit(page, way, tongue, said.at);
      said = await untilSaid(page, said.at);
    }
    // The lesson a new game begins with asks for one thing.
    expect(wrong).toBe(Math.min(WRONG, TRIES * asks));
    expect(wrong).toBeGreaterThan(0);
    // Nothing of the page is wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await press(page, way, page.getByRole('button', { name: WORDS[tongue].playOn }));
    await expect(page.locator('.lesson')).toHaveCount(0);
    await expect(page.locator('.board').first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('button', { name: WORDS[tongue].again })).toHaveCount(1);
  });
}

if (LONG) for (const game of GAMES) for (const way of WAYS) for (const tongue of TONGUES) check(game, way, tongue);
else GAMES.forEach((game, i) => check(game, WAYS[i % WAYS.length] ?? 'touch', TONGUES[i % TONGUES.length] ?? 'en'));
