/** The rules for people: at every place, true for the table, found by searching, in brief, on paper; and the coach. */
import AxeBuilder from '@axe-core/playwright';
import type { Request } from '@playwright/test';
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from './test';
import { GAMES, gameOf } from './games';
import { choose, dice, play, playNow, untilAsked } from './play';

const LIMIT = 25 * 1024;
const PHONE = [360, 740] as const;

async function clean(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect
    .soft(
      violations.filter(({ impact }) => impact !== 'minor').map(({ id, help }) => `${id}: ${help}`),
      screen,
    )
    .toEqual([]);
}

for (const [number, game] of GAMES.entries()) {
  const language = number % 2 === 0 ? 'en' : 'de';
  test(`${game.id}: the rules are a page of sections and pictures that fits on A4`, async ({ person }) => {
    const page = await person({ language, screen: number % 2 === 0 ? PHONE : [1280, 800] });
    // What the start page has loaded is there already.
    const known = new Set<string>();
    const note = (request: Request) => known.add(request.url());
    page.on('request', note);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: game.title })).toBeVisible();
    page.off('request', note);
    const sizes: Promise<[string, number]>[] = [];
    page.on('response', (answer) => {
      const kind = answer.request().resourceType();
      if (answer.ok() && !known.has(answer.url()) && ['script', 'stylesheet', 'fetch'].includes(kind))
        sizes.push(answer.body().then((body) => [new URL(answer.url()).pathname, gzipSync(body).length]));
    });
    await page.goto(`/rules/${game.id}`);
    const book = page.locator('.book');
    await expect(book.locator('[data-section="brief"]')).toBeVisible();
    const figures = book.locator('figure');
    await expect(figures.first()).toBeVisible();
    const n = await figures.count();
    for (let i = 0; i < n; i++) {
      if (existsSync(`src/games/${game.id}/Picture.svelte`))
        await expect(figures.nth(i).locator('.picture svg:visible').first()).toBeVisible();
      await expect(figures.nth(i).locator('li, tr').first()).toBeVisible();
    }
    const loaded = await Promise.all(sizes);
    const bytes = loaded.reduce((sum, [, size]) => sum + size, 0);
    const each = loaded.map(([name, size]) => `${name} ${(size / 1024).toFixed(1)}`).join(', ');
    console.log(`${game.id}: rules ${(bytes / 1024).toFixed(1)} KiB, ${n} pictures: ${each}`);
    expect.soft(bytes, 'what the rules load').toBeLessThanOrEqual(LIMIT);
    // Nothing is wider than the page, and no picture is cut by the end of a sheet.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await clean(page, `rules of ${game.id}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.length).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: 'print' });
    const tall = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    const A4 = ((297 - 32) / 25.4) * 96;
    expect(Math.max(...tall), 'no picture is higher than a sheet').toBeLessThan(A4);
    expect(await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside))).toEqual(
      Array<string>(n).fill('avoid'),
    );
  });

  test(`${game.id}: the rules in brief are one press away at the table`, async ({ person }) => {
    const page = await person({ language: 'en', setup: { [game.id]: game.setup }, screen: PHONE });
    await playNow(page, game.title);
    await untilAsked(page);
    await page.getByRole('button', { name: 'In brief' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[data-section="brief"]')).toBeVisible();
    await expect(dialog.locator('[data-section]')).toHaveCount(1);
    // All of it is in sight at once.
    const hidden = await dialog
      .locator('[data-scrolls], .content')
      .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
    expect.soft(Math.max(...hidden), 'what does not fit the screen').toBeLessThanOrEqual(0);
    await clean(page, `${game.id} in brief`);
    await dialog.getByRole('button', { name: 'All the rules' }).click();
    expect(await dialog.locator('[data-section]').count()).toBeGreaterThan(3);
  });

  test(`${game.id}: a coach says one sentence at a time, and is silent when told so`, async ({ person }) => {
    const page = await person({ language: 'en', setup: { [game.id]: game.setup }, coach: true });
    await playNow(page, game.title);
    const random = dice(7);
    const said = new Set<string>();
    for (let made = 0; made < 8; made++) {
      if ((await untilAsked(page)) === 'over') break;
      const line = page.locator('[data-coach]');
      expect(await line.count()).toBeLessThanOrEqual(1);
      if ((await line.count()) > 0) said.add((await line.textContent()) ?? '');
      await choose(page, random);
    }
    expect(said.size, [...said].join('\n')).toBeGreaterThan(0);
    await page.evaluate(() => localStorage.setItem('dozen.coach', 'false'));
    await page.reload();
    await untilAsked(page);
    await expect(page.locator('[data-coach]')).toHaveCount(0);
  });
}

test('the search marks what it finds and jumps to it', async ({ person }) => {
  const page = await person({ language: 'en' });
  await page.goto('/rules/go-nuts');
  await page.getByRole('searchbox').fill('discard pile');
  const here = page.locator('mark.here');
  await expect(here).toBeVisible();
  const first = await here.evaluate((mark) => mark.getBoundingClientRect().top + scrollY);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => here.evaluate((mark) => mark.getBoundingClientRect().top + scrollY)).not.toBe(first);
  await expect(here).toBeInViewport();
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Not found')).toBeVisible();
});

test('the rules are those of the edition and the house rules, from the start page and at the table', async ({
  person,
}) => {
  const { id, title } = gameOf('go-nuts');
  const options = { row_refill: 'shift' };
  const page = await person({
    language: 'en',
    setup: { [id]: { edition: 'retail', options, bot: 'greedy', seats: 3 } },
  });
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^How to play ${title.source}`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('(house rule)').first()).toBeVisible();
  await expect(dialog.getByText('Day-Old Donuts').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await playNow(page, title);
  await play(page, 3, 1);
  await untilAsked(page);
  await page.getByRole('tab', { name: 'Rules' }).click();
  const book = page.locator('#panel .book');
  await expect(book.getByText('(house rule)').first()).toBeAttached();
  // It opens at what is on now.
  await expect(book.locator('[data-section="pick"]')).toBeInViewport();
});
