/** Plays as somebody does who hears the page: by roles and names alone. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The few words of the shell that one must know, in each language. */
export const WORDS = {
  en: {
    play: (title: RegExp) => new RegExp(`^Play now against bots: ${title.source}$`),
    board: 'The table',
    moves: 'Everything you can do now, in words',
    movesTab: 'Moves',
    logTab: 'Log',
    log: 'Log',
    close: 'See the board',
    again: 'Play again',
    turn: /^Your turn/,
    began: 'The game begins.',
  },
  de: {
    play: (title: RegExp) => new RegExp(`^${title.source} jetzt gegen Bots spielen$`),
    board: 'Der Tisch',
    moves: 'Alles, was du jetzt tun kannst, in Worten',
    movesTab: 'Züge',
    logTab: 'Verlauf',
    log: 'Verlauf',
    close: 'Spielbrett ansehen',
    again: 'Noch einmal spielen',
    turn: /^Du bist am Zug/,
    began: 'Das Spiel beginnt.',
  },
} as const;
export type Tongue = keyof typeof WORDS;

/** Notes everything that is read out from now on. Returns how to get it. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const voice = page.getByRole('log');
  await expect(voice).toHaveCount(1);
  await voice.evaluate((element) => {
    const told: string[] = [];
    (window as unknown as { told: string[] }).told = told;
    const note = (nodes: NodeList) => nodes.forEach((node) => told.push(node.textContent?.trim() ?? ''));
    new MutationObserver((changes) => changes.forEach((change) => note(change.addedNodes))).observe(element, {
      childList: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told.filter((words) => words !== ''));
}

/** From the start page to a table. */
export async function begin(page: Page, tongue: Tongue, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: WORDS[tongue].play(title) }).click();
  await expect(page.getByRole('main', { name: WORDS[tongue].board })).toBeVisible();
}

/** What one may do now: entries of the list of moves, or its menus. */
function entries(page: Page, tongue: Tongue): Locator {
  return page.getByRole('list', { name: WORDS[tongue].moves }).getByRole('button', { disabled: false });
}

/** Waits until there is something to choose; false when the game is over. */
async function asked(page: Page, tongue: Tongue): Promise<boolean> {
  const over = page.getByRole('dialog');
  await expect(entries(page, tongue).or(over).first()).toBeVisible({ timeout: 30_000 });
  return !(await over.isVisible());
}

/**
 * Plays to the end. Where a thing on the board bears the words of a move it is taken there, else from the list.
 * Returns how many moves were made on the board and from the list.
 */
export async function playByRoles(
  page: Page,
  tongue: Tongue,
  random: () => number,
): Promise<{ board: number; list: number }> {
  const made = { board: 0, list: 0 };
  const board = page.getByRole('main', { name: WORDS[tongue].board });
  await page.getByRole('tab', { name: WORDS[tongue].movesTab }).click();
  while (await asked(page, tongue)) {
    const names = await entries(page, tongue).allTextContents();
    const name = names[Math.floor(random() * names.length)]?.trim();
    if (name === undefined) continue;
    const words = name.replace(/\s*›$/, '');
    const thing = board.getByRole('button', { name: words, disabled: false });
    const there = words === name && (await thing.count()) === 1;
    // What a mouse rests on explains itself, over what may be pressed next: who goes by names has none there.
    await page.mouse.move(0, 0);
    // Others act meanwhile, so what was there may be gone: then one listens again.
    const entry = there ? thing : entries(page, tongue).filter({ hasText: words }).first();
    const done = await entry.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (done) made[there ? 'board' : 'list'] += 1;
  }
  return made;
}

/** The log as it can be read after the game, sentence by sentence, from its beginning on. */
export async function readLog(page: Page, tongue: Tongue): Promise<string[]> {
  await page.getByRole('dialog').getByRole('button', { name: WORDS[tongue].close }).click();
  await page.getByRole('tab', { name: WORDS[tongue].logTab }).click();
  const lines = await page.getByRole('list', { name: WORDS[tongue].log }).getByRole('listitem').allInnerTexts();
  // The number in the sign of a seat is a drawing: nobody hears it.
  const clean = lines
    .flatMap((line) => line.split('\n'))
    .map((line) => line.trim())
    .filter((line) => !/^\d*$/.test(line));
  return clean.slice(clean.indexOf(WORDS[tongue].began));
}

/** Every line of the log was read out, in order and once. Returns what was read out besides. */
export function besides(told: string[], log: string[]): string {
  const all = told.join(' ');
  let at = 0;
  let rest = '';
  for (const line of log) {
    const found = all.indexOf(line, at);
    expect(found, `read out after “${all.slice(Math.max(0, at - 60), at)}”: ${line}`).toBeGreaterThanOrEqual(0);
    rest += all.slice(at, found);
    at = found + line.length;
  }
  return (rest + all.slice(at)).trim();
}
