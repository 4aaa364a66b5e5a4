/** Axe finds what keeps people out: on every screen, in both languages and both colours, on a desk and on a phone. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from './test';
import { GAMES } from './games';
import { play, playNow, untilAsked } from './play';

const DESK = [1280, 800] as const;
const PHONE = [360, 740] as const;

/** No fault that axe calls moderate or worse; there are no exceptions. */
async function check(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const faults = violations
    .filter(({ impact }) => impact !== 'minor')
    .map(
      ({ id, impact, help, nodes }) =>
        `${id} (${impact}): ${help}\n${nodes
          .slice(0, 4)
          .map(
            (node) =>
              `    ${node.html.slice(0, 200)}\n      ${node.any
                .concat(node.all)
                .map((one) => one.message)
                .join('; ')}`,
          )
          .join('\n')}`,
    );
  expect.soft(faults, screen).toEqual([]);
}

/** The same page for somebody else: other colours, another width, another language. */
async function become(
  page: Page,
  { theme, screen, language }: { theme: 'light' | 'dark'; screen: readonly [number, number]; language: 'en' | 'de' },
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  // At a table on a phone the language is behind the settings.
  await page.setViewportSize({ width: DESK[0], height: DESK[1] });
  await page.getByRole('banner').getByRole('combobox').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.setViewportSize({ width: screen[0], height: screen[1] });
}

const close = (page: Page) => page.keyboard.press('Escape');

for (const { theme, screen, language, words } of [
  {
    theme: 'light',
    screen: DESK,
    language: 'en',
    words: {
      name: /^You’re/,
      change: /^Change seats/,
      settings: 'Settings',
      invite: /^Invite people to Go Nuts/,
      bot: 'Put a bot on seat 2',
    },
  },
  {
    theme: 'dark',
    screen: PHONE,
    language: 'de',
    words: {
      name: /^Du bist/,
      change: /^Plätze, Bots/,
      settings: 'Einstellungen',
      invite: /Go Nuts.*einladen/,
      bot: /^Einen Bot auf Platz 2/,
    },
  },
] as const) {
  test(`start, windows and lobby: ${theme}, ${screen[0]} px, ${language}`, async ({ person, outage }) => {
    const page = await person({ theme, screen, language, setup: { 'go-nuts': { seats: 3 } } });
    await page.goto('/');
    await page.getByRole('button', { name: words.change }).first().waitFor();
    await check(page, 'start page');
    await page.getByRole('button', { name: words.name }).click();
    await check(page, 'name');
    await close(page);
    await page.getByRole('button', { name: words.change }).first().click();
    await page.getByRole('dialog').locator('summary').click();
    await check(page, 'setup');
    await close(page);
    await page.getByRole('button', { name: words.settings }).click();
    await page.getByRole('dialog').waitFor();
    await check(page, 'settings');
    await close(page);
    await page.getByRole('button', { name: words.invite }).click();
    await page.getByRole('button', { name: words.bot }).click();
    await check(page, 'lobby');
    await page.goto('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check(page, 'nothing at this address');
    await page.goto('/offline.html');
    await check(page, 'offline');
    outage.expected = true; // The server answers 404, and the browser notes that.
    await page.goto('/table/doesnotexist0000');
    await page.getByRole('heading', { level: 2 }).waitFor();
    await check(page, 'no such table');
  });
}

test('panels and windows at a table', async ({ person }) => {
  const page = await person({ setup: { 'go-nuts': { seats: 2, bot: 'greedy' } } });
  await playNow(page, /Go Nuts for Donuts/);
  await play(page, 3, 2);
  await untilAsked(page);
  const look = async (key: string, screen: string) => {
    await page.locator('#board').focus();
    await page.keyboard.press(key);
    await check(page, screen);
  };
  await look('l', 'log');
  await look('m', 'moves');
  await look('c', 'chat');
  await page.locator('#board').focus();
  await page.keyboard.press('h');
  await expect(page.getByRole('tabpanel').getByRole('button', { name: /^Best/ })).toBeVisible({ timeout: 30_000 });
  await check(page, 'hint');
  for (const tab of ['Rules', 'Table']) {
    await page.getByRole('tab', { name: tab }).click();
    await check(page, tab);
  }
  await look('?', 'keys');
  await close(page);
  await look('/', 'typing a move');
  await close(page);
  // On a phone the panels lie over the board.
  await become(page, { theme: 'dark', screen: PHONE, language: 'de' });
  await untilAsked(page);
  await look('m', 'moves on a phone');
  await page.getByRole('tab', { name: 'Regeln' }).click();
  await check(page, 'rules on a phone');
  await look('/', 'typing a move on a phone');
});

for (const game of GAMES) {
  test(`the table of ${game.id}, in play and finished`, async ({ person }) => {
    const page = await person({ setup: { [game.id]: game.setup } });
    await playNow(page, game.title);
    await play(page, 3, 3);
    await untilAsked(page);
    await check(page, 'in play: light, desk, en');
    await become(page, { theme: 'dark', screen: PHONE, language: 'de' });
    await untilAsked(page);
    await check(page, 'in play: dark, phone, de');

    await page.goto('/');
    await page.getByRole('button', { name: new RegExp(`^Bots bei ${game.title.source} zusehen$`) }).click();
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.play')?.dataset['state'] === 'over', null, {
      timeout: 30_000,
    });
    await page.getByRole('dialog').waitFor();
    await check(page, 'result: dark, phone, de');
    await close(page);
    await check(page, 'finished: dark, phone, de');
  });
}

test('what leads to a lesson, and the lesson itself', async ({ person }) => {
  const page = await person({});
  await page.goto('/learn/go-nuts');
  const begin = page.getByRole('button', { name: /^Learn to play/ });
  await expect(begin).toBeVisible();
  await check(page, 'lessons of a game');
  await begin.click();
  const said = page.getByRole('region', { name: 'Lesson' });
  await said.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.board [data-lit]').first()).toBeVisible();
  await check(page, 'a task: light, desk, en');
  await become(page, { theme: 'dark', screen: PHONE, language: 'de' });
  await expect(page.locator('.board [data-lit]').first()).toBeVisible();
  await check(page, 'a task: dark, phone, de');
});
