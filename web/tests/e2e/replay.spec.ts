import { readFileSync } from 'node:fs';
import { expect, test, type Page } from './test';
import { gameOf } from './games';
import { play, playNow, untilAsked, untilOnShelf } from './play';
import { drop, fileOf, RECORDS } from './records';

interface Facts {
  steps: string[];
  /** The places at which one stops: where somebody is to decide, and the end. */
  stops: number[];
  names: string[];
  scores: number[];
}

const stopsOf = (steps: string[]) => [...steps.keys(), steps.length].filter((at) => !steps[at]?.startsWith('x.'));

/** Reads a record by a second, plain way, to compare with. */
function factsOf(text: string): Facts {
  const facts = readFacts(text);
  return { ...facts, stops: stopsOf(facts.steps) };
}

function readFacts(text: string): Omit<Facts, 'stops'> {
  if (text.startsWith('{')) {
    const twin = JSON.parse(text) as { steps: string[]; names: string[]; outcome: { scores: number[] } };
    return { steps: twin.steps, names: twin.names, scores: twin.outcome.scores };
  }
  const header = (name: RegExp) => [...text.matchAll(name)].map((found) => found[1] ?? '');
  return {
    steps: text
      .split('\n')
      .filter((line) => !line.startsWith('['))
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== ''),
    names: header(/^\[Seat\d "(.*)"\]$/gm),
    scores: (header(/^\[Scores "(.*)"\]$/gm)[0] ?? '').split(' ').map(Number),
  };
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Move' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the board shows the place after so many moves; one from the end is -1, as in lists. */
async function shows(page: Page, { stops }: Facts, move: number): Promise<void> {
  await expect(page.locator('.replay')).toHaveAttribute('data-shown', String(stops.at(move)));
  await expect(slider(page)).toHaveAttribute('aria-valuenow', String(move < 0 ? stops.length + move : move));
}

for (const stored of RECORDS) {
  test(`a stored record of ${stored.game} is dropped and gone through`, async ({ person }) => {
    const facts = factsOf(readFileSync(fileOf(stored.file), 'utf8'));
    const all = facts.stops.length - 1;
    const page = await person();
    await page.goto('/');
    await untilOnShelf(page);
    await drop(page, stored.file);
    await shows(page, facts, 0);
    await expect(page).toHaveTitle(gameOf(stored.game).title);
    await expect(page.locator('.board').first()).toBeVisible();
    await expect(slider(page)).toHaveAttribute('aria-valuemax', String(all));

    // By buttons and by keys, to places everybody knows.
    await button(page, 'Next move').click();
    await shows(page, facts, 1);
    await page.locator('.replay').press('ArrowRight');
    await shows(page, facts, 2);
    await slider(page).press('PageUp');
    await expect.poll(async () => Number(await slider(page).getAttribute('aria-valuenow'))).toBeGreaterThan(2);
    await slider(page).press('Home');
    await shows(page, facts, 0);
    for (const seat of ['all', ...facts.names.map((_, i) => String(i + 1)), 'nobody']) {
      await page.getByLabel('View as').selectOption(seat);
      await slider(page).press('End');
      await shows(page, facts, -1);
      await button(page, 'Previous move').click();
      await shows(page, facts, -2);
    }
    await page.getByLabel('View as').selectOption('all');
    await button(page, 'Go to the end').click();
    await shows(page, facts, -1);

    // The last position is the result of the record.
    const seats = page.getByRole('region', { name: 'Estimated chance to win' }).getByRole('listitem');
    const best = Math.max(...facts.scores);
    for (const [i, name] of facts.names.entries()) {
      await expect(seats.nth(i)).toContainText(name);
      await expect(seats.nth(i)).toContainText(new RegExp(`(^|\\D)${facts.scores[i]} points?`));
      if (facts.scores[i] === best && facts.scores.filter((score) => score === best).length === 1) {
        await expect(seats.nth(i)).toContainText(/100\s%/);
      }
    }
    await expect(button(page, 'Continue from here')).toBeDisabled();

    // A turning point leads to its move, and back leads back.
    const points = page.getByRole('region', { name: 'Turning points' }).getByRole('button');
    expect(await points.count()).toBeGreaterThan(0);
    const said = await points.first().innerText();
    const move = Number(/Move (\d+) of/.exec(said)?.[1]);
    await points.first().click();
    await shows(page, facts, move);
    await page.goBack();
    await shows(page, facts, -1);
  });
}

for (const stored of RECORDS) {
  test(`a stored record of ${stored.game} is told in German`, async ({ person }) => {
    const facts = factsOf(readFileSync(fileOf(stored.file), 'utf8'));
    const all = facts.stops.length - 1;
    const page = await person({ language: 'de' });
    await page.goto('/replay');
    await expect(page.getByRole('button', { name: 'Datei auswählen' })).toBeVisible();
    await drop(page, stored.file);
    const slider = page.getByRole('slider', { name: 'Zug', exact: true });
    await expect(slider).toHaveAttribute('aria-valuemax', String(all));
    await page.getByRole('button', { name: 'Zum Ende', exact: true }).click();
    await expect(page.locator('.replay')).toHaveAttribute('data-shown', String(facts.steps.length));
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Zug ${all} von ${all}, `));
    const seats = page.getByRole('region', { name: 'Geschätzte Gewinnchance' }).getByRole('listitem');
    for (const [i, name] of facts.names.entries()) {
      await expect(seats.nth(i)).toContainText(name);
      await expect(seats.nth(i)).toContainText(new RegExp(`(^|\\D)${facts.scores[i]} Punkte?`));
    }
    // What happened is told by the server, in the same language.
    const told = await page.getByRole('region', { name: 'Verlauf' }).innerText();
    expect(told).toMatch(/ (der|die|das|und|von|ist|mit|nimmt|bekommt) /);
    expect(told).not.toMatch(/ (the|and|takes|gets) /);
  });
}

test('a record in a link opens at the same move through the same eyes elsewhere', async ({ person }) => {
  const facts = factsOf(readFileSync(fileOf('go-nuts.record'), 'utf8'));
  const page = await person();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(fileOf('go-nuts.record'));
  await shows(page, facts, 0);
  await page.getByLabel('View as').selectOption('2');
  await slider(page).focus();
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
  await shows(page, facts, 7);
  const told = await page.locator('.told').innerText();
  await button(page, 'Copy link to this move').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`?move=${facts.stops[7]}&perspective=2#record=`);

  const other = await person();
  await other.goto(link);
  await shows(other, facts, 7);
  await expect(other.getByLabel('View as')).toHaveValue('2');
  await expect(other.locator('.told')).toHaveText(told);
  await other.reload();
  await shows(other, facts, 7);
  await other.goto(link.slice(0, -30));
  await other.reload();
  await expect(other.getByRole('main').getByText('The record in this link is damaged.')).toBeVisible();
});

test('it plays by itself, stops, and both forms of the record can be taken along', async ({ person }) => {
  const facts = factsOf(readFileSync(fileOf('go-nuts.record'), 'utf8'));
  const page = await person();
  await page.clock.install();
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles(fileOf('go-nuts.record'));
  await shows(page, facts, 0);
  await page.getByLabel('Speed').selectOption('fast');
  await page.locator('.replay').press(' ');
  await expect
    .poll(async () => Number(await slider(page).getAttribute('aria-valuenow')), { timeout: 20_000 })
    .toBeGreaterThan(4);
  await button(page, 'Pause').click();
  const stopped = await slider(page).getAttribute('aria-valuenow');
  await page.clock.runFor('01:00');
  await expect(slider(page)).toHaveAttribute('aria-valuenow', stopped ?? '');

  for (const [form, ending] of [
    ['Record as text', '.record'],
    ['Record as JSON', '.json'],
  ] as const) {
    await page.getByText('Download', { exact: true }).click();
    const [saved] = await Promise.all([page.waitForEvent('download'), button(page, form).click()]);
    expect(saved.suggestedFilename()).toBe(`go-nuts${ending}`);
    expect(factsOf(readFileSync(await saved.path(), 'utf8'))).toEqual(facts);
  }
});

test('what is not a record is answered in words', async ({ person, outage }) => {
  const page = await person();
  await page.goto('/replay');
  // The browser notes every refusal on the console.
  outage.expected = true;
  for (const [content, words] of [
    ['hello', 'the header [Game "..."] is missing'],
    ['[Game "go-nuts"]\n[Seats "2"]\n\nx.draw:plain x.draw:?', 'step 2 is hidden'],
    ['[Game "go-nuts"]\n[Seats "2"]\n\nx.draw:plain 1.pick:9', 'there is no place 9'],
    ['[Game "go-nuts"]\n[Rules "99"]\n[Seats "2"]\n', 'version 99 of the rules'],
  ] as const) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await expect(page.getByRole('main')).toContainText(words);
  }
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from([0xff, 0xd8, 0, 1]) });
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('This isn’t a game record')).toBeVisible();
});

test('a finished table is replayed, and played on from the middle against bots', async ({ person }) => {
  const page = await person({ setup: { 'go-nuts': { seats: 2, bot: 'greedy' } } });
  await playNow(page, /Go Nuts for Donuts/);
  await play(page, 5);
  expect(await untilAsked(page)).toBe('over');
  const table = page.url();
  await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
  // Three cards are dealt. The first answer to a choice that both make is asked anew.
  await expect(page.locator('.replay')).toHaveAttribute('data-shown', '3');
  await expect(page).toHaveURL(`${table}/replay?move=3`);
  await page.goto(`${table}/replay?move=4&perspective=1`);
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1');
  await button(page, 'Continue from here').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Seat 2/ }).check();
  await expect(dialog).toContainText('everyone chooses again');
  await dialog.getByLabel('Bots on the other seats').selectOption('easy');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Continued from a finished game')).toBeVisible();
  expect(page.url()).not.toBe(table);
  expect(await untilAsked(page)).toBe('choose');
  await play(page, 6);
  expect(await untilAsked(page)).toBe('over');

  // The list of past games leads to both replays.
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Replay Go Nuts/ })).toHaveCount(2);
  await page
    .getByRole('link', { name: /^Replay Go Nuts/ })
    .first()
    .click();
  await expect(page.getByText('The first 0 moves come from another game.')).toHaveCount(0);
  await expect(page.locator('.replay')).toHaveAttribute('data-shown', '3');
});

for (const [name, screen] of [
  ['a phone', [360, 740]],
  ['a phone on its side', [740, 360]],
] as const)
  test(`a replay is one screen on ${name}, and what does not fit comes in a sheet`, async ({ person }) => {
    const facts = factsOf(readFileSync(fileOf('go-nuts.record'), 'utf8'));
    const page = await person({ screen, touch: true });
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(fileOf('go-nuts.record'));
    await shows(page, facts, 0);
    await slider(page).press('End');
    await shows(page, facts, -1);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(screen[1]);
    for (const needed of [slider(page), button(page, 'Previous move'), page.locator('.board-scroll')])
      await expect(needed).toBeInViewport({ ratio: 1 });
    const room = await page.locator('.board-scroll').boundingBox();
    expect((room?.width ?? 0) * (room?.height ?? 0)).toBeGreaterThan(screen[0] * screen[1] * 0.5);

    const beside = page.getByRole('complementary');
    await expect(beside).toBeHidden();
    await button(page, 'View, chances, turning points and log').tap();
    await expect(beside.getByRole('heading', { name: 'Turning points' })).toBeVisible();
    await beside.getByRole('button', { name: 'Close' }).tap();
    await expect(beside).toBeHidden();
  });
