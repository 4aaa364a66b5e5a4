import { expect, test, type Page } from './test';
import { gameOf } from './games';
import { focused, kept, tabTo } from './keys';
import { now, untilAsked } from './play';
import { WORDS, type Tongue } from './roles';

/** On the board: what has the focus after `g` is chosen, and so on until something has been done. */
async function onBoard(page: Page): Promise<boolean> {
  const before = await now(page);
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('g');
    expect((await focused(page)).board).toBe(true);
    // Not always the first one, which may be to put something back again.
    for (let step = 0; step < i; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const after = await now(page);
    if (after.state !== 'choose' || after.shown !== before.shown) return true;
  }
  await page.keyboard.press('Escape');
  return false;
}

/** From the list of moves: through its menus to something that can be done. */
async function fromList(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await kept(page);
  for (let i = 0; i < 4; i++) {
    // Where there is much to choose from, the list begins with a search.
    if (await page.evaluate(() => document.activeElement instanceof HTMLInputElement)) await page.keyboard.press('Tab');
    const { shown } = await now(page);
    await page.keyboard.press('Enter');
    const after = await now(page);
    if (after.state !== 'choose' || after.shown !== shown) return;
  }
}

/** Typed: the second of all moves, so that arrows are used too. */
async function typed(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The last move of a game opens another window, with the result.
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(0);
}

const PLAYED: { tongue: Tongue; id: string }[] = [
  { tongue: 'en', id: 'go-nuts' },
  { tongue: 'de', id: 'donut' },
];

for (const { tongue, id } of PLAYED) {
  test(`a whole game of ${id} with the keyboard alone, in ${tongue}`, async ({ person }) => {
    const game = gameOf(id);
    const page = await person({ setup: { [id]: game.setup }, language: tongue });
    await page.goto('/');
    await expect(page.getByRole('button', { name: WORDS[tongue].play(game.title) })).toBeVisible();
    await tabTo(page, WORDS[tongue].play(game.title));
    await page.keyboard.press('Enter');
    const ways = { board: 0, list: 0, typed: 0 };
    for (let turn = 0; (await untilAsked(page)) === 'choose'; turn++) {
      if (turn % 3 === 1) await fromList(page).then(() => (ways.list += 1));
      else if (turn % 3 === 2 || !(await onBoard(page))) await typed(page).then(() => (ways.typed += 1));
      else ways.board += 1;
      await kept(page);
    }
    expect(Math.min(ways.board, ways.list, ways.typed), JSON.stringify(ways)).toBeGreaterThan(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabTo(page, new RegExp(`^${WORDS[tongue].again}`));
  });
}

test('keys: what they do, where they do nothing, and how to switch them off', async ({ person }) => {
  const page = await person({ setup: { 'go-nuts': { seats: 2, bot: 'greedy' } } });
  await page.goto('/');
  await page.getByRole('button', { name: WORDS.en.play(/Go Nuts for Donuts/) }).click();
  await untilAsked(page);

  // The first stops are the ways past the top of the page.
  await page.getByRole('link', { name: 'Skip to the board' }).focus();
  await page.keyboard.press('Enter');
  expect((await focused(page)).board).toBe(true);

  await page.keyboard.press('c');
  const chat = page.getByLabel('Say something');
  await expect(page.getByRole('group', { name: 'Chat' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chat).toBeFocused();
  await page.keyboard.type('much /?lump');
  await expect(chat).toHaveValue('much /?lump');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { name: 'Log', selected: true })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('tabpanel').getByRole('button', { name: /^Best/ })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('g');
  const held = await focused(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Type a move');
  await keys.getByRole('checkbox').press('Space');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  expect(await focused(page)).toEqual(held);
  await page.keyboard.press('m');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Hint', selected: true })).toBeVisible();
});
