/**
 * How many presses a turn of Dollars to Donuts takes with mouse and keyboard: a game that two `hard` bots have played
 * (turns.json, from `dozen sim dollars-to-donuts --bots hard --seats 2 --games 1 --seed 11 --records turns.json`), each of
 * its decisions made once more by hand. A drag is one press; so is each R.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from './test';
import { untilAsked } from './play';
import { untilFree } from './rest';

const MOST = 6;
const RECORD = readFileSync(fileURLToPath(new URL('turns.json', import.meta.url)), 'utf8').trim();
const { steps } = JSON.parse(RECORD) as { steps: string[] };

/** Decisions of a seat with no draw between them: how many steps come before them, whose they are, and what was chosen. */
interface Stretch {
  before: number;
  seat: number;
  tokens: string[];
}

/** The stretches of the turns; what is laid before the first of them is no turn. */
function stretches(): Stretch[] {
  const found: Stretch[] = [];
  const first = steps.findIndex((step) => step.includes('.buy'));
  steps.forEach((step, before) => {
    const [actor = '', token = ''] = step.split('.');
    if (before < first || actor === 'x') return;
    const last = found.at(-1);
    if (last && last.before + last.tokens.length === before) last.tokens.push(token);
    else found.push({ before, seat: Number(actor), tokens: [token] });
  });
  return found;
}

async function ask(page: Page, path: string, data: unknown): Promise<{ id: string }> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: string };
}

/** A table that begins there, with a person at the seat. */
async function tableAt(page: Page, { before, seat }: Stretch): Promise<string> {
  const continues = { record: RECORD, steps: before };
  const { id } = await ask(page, '/api/tables', { game: 'dollars-to-donuts', continues });
  await ask(page, `/api/tables/${id}/sit`, { seat });
  await ask(page, `/api/tables/${id}/bots`, { seat: 3 - seat, bot: 'random' });
  await ask(page, `/api/tables/${id}/start`, {});
  return id;
}

const target = (page: Page, token: string) => page.locator(`.board [data-token="${token}"]`);

async function middle(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Which way a piece points where it is laid; nothing for holes, which point nowhere. */
const facingOf = (token: string) => /[nesw](?=\d?$)/.exec(token)?.[0] ?? '';

/** Turns the piece in the hand until it can lie so, the shorter way round. */
async function turn(page: Page, token: string): Promise<number> {
  for (let turns = 0; turns < 3; turns++) {
    if ((await target(page, token).count()) > 0) return turns;
    const now = facingOf((await page.locator('.area [data-token]').first().getAttribute('data-token')) ?? '');
    const quarters = ('nesw'.indexOf(facingOf(token)) - 'nesw'.indexOf(now) + 4) % 4;
    await page.keyboard.press(quarters === 3 ? 'Shift+R' : 'r');
  }
  throw new Error(`${token} is offered no way round`);
}

/** Makes a decision. Returns how many presses that took. */
async function make(page: Page, token: string): Promise<number> {
  const [kind = '', what = ''] = token.split(':');
  if (kind === 'put') {
    const tile = what.split('@')[0] ?? '';
    await page.mouse.move(...(await middle(page, `[data-pick="put ${tile}"]`)));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, '.mine .field')), { steps: 3 });
    const turns = await turn(page, token);
    await page.mouse.move(...(await middle(page, `.board [data-token="${token}"]`)), { steps: 2 });
    await page.mouse.up();
    return 1 + turns;
  }
  let presses = kind === 'lay' ? await turn(page, token) : 0;
  if (kind === 'pay') {
    // The price is filled in; what is to be paid otherwise is pressed until it is.
    const kinds = [...what.matchAll(/[a-z]+/g)].map(([id]) => id);
    while ((await target(page, token).count()) === 0) {
      const id = kinds[presses % kinds.length] ?? '';
      await page.locator(`[data-pick="pay ${id}"]`).click();
      await untilFree(page);
      presses += 1;
      if (presses > 12) throw new Error(`${token} cannot be filled in`);
    }
  }
  await target(page, token).first().click();
  return presses + 1;
}

test('a turn of Dollars to Donuts takes at most 6 presses on average', async ({ person }) => {
  // A page for each of some forty stretches.
  test.slow();
  const page = await person();
  await ask(page, '/api/session', { name: 'Ann' });
  let presses = 0;
  const taken = new Map<string, number[]>();
  for (const stretch of stretches()) {
    await page.goto(`/table/${await tableAt(page, stretch)}`);
    for (const token of stretch.tokens) {
      await untilAsked(page);
      await untilFree(page);
      const shown = await page.locator('.play').getAttribute('data-shown');
      const made = await make(page, token);
      await expect(page.locator('.play'), token).not.toHaveAttribute('data-shown', shown ?? '');
      presses += made;
      const kind = token.split(':')[0] ?? '';
      taken.set(kind, [...(taken.get(kind) ?? []), made]);
    }
  }
  const turns = steps.filter((step) => /\.(buy|nobuy)/.test(step)).length;
  console.log(
    `${(presses / turns).toFixed(2)} presses a turn:`,
    [...taken].map(([kind, all]) => `${kind} ${(all.reduce((a, b) => a + b) / all.length).toFixed(2)} (${all.length})`),
  );
  expect(presses / turns).toBeLessThanOrEqual(MOST);
});
