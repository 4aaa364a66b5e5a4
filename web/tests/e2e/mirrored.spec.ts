import { GAMES } from './games';
import { untilAsked } from './play';
import { expect, test, type Page } from './test';

/** What a page read from right to left must keep to: nothing sticks out, and lines begin on the right. */
async function keepsTo(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    if (document.documentElement.dir !== 'rtl') found.push('it is not read from right to left');
    const home = document.querySelector('header a.home')?.getBoundingClientRect();
    if (!home || home.left < innerWidth / 2) found.push('the way home is not on the right');
    for (const words of document.querySelectorAll('h1, h2, h3, p, label, legend, summary')) {
      const { textAlign, direction } = getComputedStyle(words);
      if (direction === 'rtl' && textAlign === 'left')
        found.push(`“${words.textContent?.trim().slice(0, 40)}” begins on the left`);
    }
    return found;
  });
  expect(faults, where).toEqual([]);
}

const SETUPS = Object.fromEntries(GAMES.map(({ id, setup }) => [id, setup]));

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`from right to left nothing sticks out, ${width} px`, async ({ person }) => {
    const page = await person({ screen: [width, height], setup: SETUPS });
    await page.goto('/?language=rtl');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await keepsTo(page, 'the start page');
    for (const { id } of GAMES) {
      await page.goto('/?language=rtl');
      // Words are turned round, so the game is found by its place: the first button that plays.
      await page.locator(`article[aria-labelledby="game-${id}"] button.main`).click();
      await untilAsked(page);
      await keepsTo(page, `the table of ${id}`);
    }
  });
}
