/** Pictures of everything, to be looked at. Nothing is compared. */
import { test } from '../e2e/test';
import { GAMES } from '../e2e/games';
import { play, playNow, untilAsked } from '../e2e/play';
import { atRest } from '../e2e/rest';

const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1280, 720],
] as const;
const MOMENTS = [
  ['start', 1],
  ['middle', 8],
  ['late', 20],
] as const;

for (const theme of ['light', 'dark'] as const) {
  test(`start page, ${theme}`, async ({ person }) => {
    const page = await person();
    await page.goto('/');
    await page.evaluate((theme) => localStorage.setItem('dozen.theme', JSON.stringify(theme)), theme);
    await page.reload();
    await page.getByRole('button', { name: /^Play now/ }).first().waitFor();
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `screenshots/start-${theme}-${width}.png`, fullPage: true });
    }
  });
}

for (const game of GAMES) {
  test(`board of ${game.id}`, async ({ person }) => {
    const page = await person({ setup: { [game.id]: { bot: 'greedy' } } });
    await playNow(page, game.title);
    let made = 0;
    for (const [moment, choices] of MOMENTS) {
      made += await play(page, 20 + made, choices - made);
      await untilAsked(page);
      if (await page.getByRole('dialog').isVisible()) await page.getByRole('button', { name: 'See the board' }).click();
      for (const [width, height] of WIDTHS) {
        await page.setViewportSize({ width, height });
        await atRest(page);
        // A long page is shown whole, as on a very long screen, so that what sticks to the bottom stays there.
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.max(height, whole) });
        await atRest(page);
        await page.screenshot({ path: `screenshots/${game.id}-${moment}-${width}.png` });
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}
