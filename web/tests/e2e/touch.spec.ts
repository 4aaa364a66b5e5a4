import { expect, test, type Page } from './test';
import { dice, now, untilAsked } from './play';
import { gameOf } from './games';
import { untilFree } from './rest';
import { WORDS } from './roles';
import type { Locator } from '@playwright/test';

/** What a finger needs, in CSS pixels; drawings may be a hair smaller than planned. */
const FINGER = 43.5;

/** Taps it, if it is large enough for a finger, and not as the second half of a double tap. */
async function tap(thing: Locator): Promise<void> {
  await untilFree(thing.page());
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  const name = (await thing.getAttribute('aria-label')) ?? (await thing.textContent());
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), `the size of “${name?.trim()}”`).toBeGreaterThanOrEqual(FINGER);
  await thing.tap();
}

const offers = (page: Page) => page.getByRole('main').locator('[data-token]:not([disabled], [aria-disabled="true"])');

const PANELS = { en: ['Log', 'Chat', 'Rules', 'Table'], de: ['Verlauf', 'Chat', 'Regeln', 'Tisch'] };

for (const tongue of ['en', 'de'] as const)
  test(`a whole game of go-nuts on a phone, by touch, in ${tongue}`, async ({ person }) => {
    const page = await person({
      touch: true,
      screen: [360, 740],
      setup: { 'go-nuts': gameOf('go-nuts').setup },
      language: tongue,
    });
    const random = dice(9);
    await page.goto('/');
    await tap(page.getByRole('button', { name: WORDS[tongue].play(/Go Nuts for Donuts/) }));
    for (let turn = 0; (await untilAsked(page)) === 'choose'; turn++) {
      const { shown } = await now(page);
      const count = await offers(page).count();
      // Every third time from the list of moves, and where the board offers nothing to tap at once.
      if (turn % 3 === 2 || count === 0) {
        await tap(page.locator('#open-panel'));
        await tap(page.getByRole('tab', { name: WORDS[tongue].movesTab }));
        await tap(page.getByRole('list', { name: WORDS[tongue].moves }).getByRole('button').first());
      } else {
        await tap(offers(page).nth(Math.floor(random() * count)));
        // One tap shows what it would do, the second does it.
        const held = page.locator('main [data-held]');
        if ((await held.count()) > 0) await tap(held.first());
      }
      await page.waitForFunction(
        ([before]) => {
          const play = document.querySelector<HTMLElement>('.play');
          return play?.dataset['state'] !== 'choose' || Number(play.dataset['shown']) !== before;
        },
        [shown] as const,
      );
    }
    await tap(page.getByRole('dialog').getByRole('button', { name: WORDS[tongue].close }));
    await tap(page.locator('#open-panel'));
    for (const name of PANELS[tongue]) await tap(page.getByRole('tab', { name }));
    // Nothing of the page is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
