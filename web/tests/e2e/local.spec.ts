/** Several people at one device: hidden things stay hidden, and everything else goes on as usual. */
import AxeBuilder from '@axe-core/playwright';
import { choose, dice, type State } from './play';
import { gameOf } from './games';
import { untilFree } from './rest';
import { expect, test, type Page } from './test';

/** The words the tests read, in both languages. */
const WORDS = {
  en: {
    here: (game: string) => `Pass and play ${game} on this device`,
    seats: 'Seats',
    who: 'Who plays seat',
    name: 'Name at seat',
    bot: 'A bot',
    level: 'Level of the bot at seat',
    begin: 'Start',
    pass: /^Pass the device to /,
    show: (name: string) => `I’m ${name}: show my cards`,
    everybody: 'This is what everyone can see.',
    again: 'Play again',
    wins: /wins!|share the win/,
  },
  de: {
    here: (game: string) => `${game} zusammen an einem Gerät spielen`,
    seats: 'Plätze',
    who: 'Wer spielt auf Platz',
    name: 'Name auf Platz',
    bot: 'Ein Bot',
    level: 'Stärke des Bots auf Platz',
    begin: 'Los geht’s',
    pass: /^Gib das Gerät an /,
    show: (name: string) => `Ich bin ${name}: meine Karten zeigen`,
    everybody: 'Das können alle sehen.',
    again: 'Noch einmal',
    wins: /hat gewonnen|haben gewonnen|geteilt|teilen/,
  },
} as const;
type Spoken = keyof typeof WORDS;

/** From the start page to a table with these people, and bots behind them. */
async function gather(page: Page, language: Spoken, game: string, people: string[], bots = 0): Promise<void> {
  const words = WORDS[language];
  await page.goto(`/?language=${language}`);
  await page.getByRole('button', { name: words.here(game) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.seats, { exact: true }).selectOption(String(people.length + bots));
  for (const [i, name] of people.entries()) await dialog.getByLabel(`${words.name} ${i + 1}`).fill(name);
  for (let seat = people.length + 1; seat <= people.length + bots; seat++) {
    await dialog.getByLabel(new RegExp(`^${words.who} ${seat}`)).selectOption({ label: words.bot });
    await dialog.getByLabel(`${words.level} ${seat}`).selectOption('easy');
  }
  await dialog.getByRole('button', { name: words.begin }).click();
}

/** Whoever has taken the device says who they are; not with the second half of a double click. */
async function takeDevice(page: Page, language: Spoken, name: string): Promise<void> {
  await untilFree(page);
  await page
    .getByRole('button', { name: WORDS[language].show(name) })
    .first()
    .click();
}

/** As `now`, at once: what was there may just have been covered. */
const glance = (page: Page): Promise<{ state: State; shown: number }> =>
  page.evaluate(() => {
    const { state = 'wait', shown = '-1' } = document.querySelector<HTMLElement>('.play')?.dataset ?? {};
    return { state: state as 'wait', shown: Number(shown) };
  });

type Place = { at: 'pass' | 'all' | 'choose' | 'wait' | 'over'; name: string };

/** What the device shows: it is to be passed on, everybody looks, or somebody plays. */
async function place(page: Page, language: Spoken): Promise<Place> {
  const found = await page.evaluate(() => {
    const cover = document.querySelector<HTMLElement>('main[data-state="pass"] h2');
    const play = document.querySelector<HTMLElement>('.play');
    const strip = document.querySelector<HTMLElement>('[data-stage]');
    return {
      cover: cover?.textContent ?? null,
      state: play?.dataset['state'] ?? null,
      stage: strip?.dataset['stage'] ?? null,
      strip: strip?.querySelector('button')?.lastChild?.textContent?.trim() ?? '',
    };
  });
  const called = (words: string) =>
    words
      .trim()
      .replace(WORDS[language].pass, '')
      .replace(/ weiter$/, '');
  if (found.cover !== null)
    return WORDS[language].pass.test(found.cover)
      ? { at: 'pass', name: called(found.cover) }
      : { at: 'wait', name: '' };
  if (found.state === 'over') return { at: 'over', name: '' };
  if (found.stage === 'all')
    return WORDS[language].pass.test(found.strip) ? { at: 'all', name: called(found.strip) } : { at: 'wait', name: '' };
  return { at: found.state === 'choose' ? 'choose' : 'wait', name: '' };
}

async function settled(page: Page, language: Spoken): Promise<Place> {
  await expect.poll(async () => (await place(page, language)).at, { timeout: 20_000 }).not.toBe('wait');
  return place(page, language);
}

/** The names of what can be chosen on the board, as the accessibility tree has them. */
async function offered(page: Page): Promise<string[]> {
  const tree = await page.locator('.board').first().ariaSnapshot();
  return [
    ...new Set(
      [...tree.matchAll(/- '?(?:button|option|gridcell|checkbox|radio) "([^"]{4,})"/g)].map(([, name = '']) => name),
    ),
  ];
}

/** Nothing of a game is on the page: not to be seen, not in the document, not for screen readers. */
async function expectCovered(page: Page, seen: string[], name: string): Promise<void> {
  await expect(page.locator('.play, .board, [data-token], [data-pick], [role="tabpanel"]')).toHaveCount(0);
  const tree = await page.locator('body').ariaSnapshot();
  const html = await page.content();
  expect(
    seen.filter((name) => tree.includes(name) || html.includes(name)),
    'what the one before saw',
  ).toEqual([]);
  expect(await page.title()).toContain(name);
}

/** No fault that axe calls moderate or worse. */
async function expectOpenToAll(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const faults = violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  expect.soft(faults, screen).toEqual([]);
}

interface Told {
  passes: string[];
  results: number;
  /** How many things were looked for that must not be there. */
  hidden: number;
}

/** Plays on for everybody at the device: to the end, or until so many choices have been made. */
async function playOn(page: Page, language: Spoken, seed: number, most = Infinity): Promise<Told> {
  const random = dice(seed);
  const words = WORDS[language];
  const so: Told = { passes: [], results: 0, hidden: 0 };
  let seen: string[] = [];
  for (let made = 0; made < most;) {
    const where = await settled(page, language);
    if (where.at === 'over') return so;
    if (where.at === 'pass') {
      await expectCovered(page, seen, where.name);
      so.hidden += seen.length;
      so.passes.push(where.name);
      // Neither leads back to what was there before.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await expectCovered(page, seen, where.name);
      await takeDevice(page, language, where.name);
      await expect(page.locator('.board').first()).toBeVisible();
    } else if (where.at === 'all') {
      so.results += 1;
      await expect(page.getByText(words.everybody)).toBeVisible();
      await page.locator('[data-stage="all"]').getByRole('button', { name: words.pass }).click();
    } else {
      seen = await offered(page);
      const before = await glance(page);
      await choose(page, random, glance);
      made += 1;
      await page.waitForFunction(
        (shown) => document.querySelector<HTMLElement>('.play')?.dataset['shown'] !== String(shown),
        before.shown,
      );
    }
  }
  return so;
}

test('two people play a whole game of Go Nuts at one device: secret choices one after the other, the result for all', async ({
  person,
}) => {
  test.slow();
  const page = await person();
  await gather(page, 'en', 'Go Nuts for Donuts', ['Ann', 'Bo']);
  expect(await settled(page, 'en')).toEqual({ at: 'pass', name: 'Ann' });
  const { passes, results, hidden } = await playOn(page, 'en', 11);
  expect(hidden).toBeGreaterThan(20);
  expect(passes.length).toBeGreaterThan(6);
  expect(new Set(passes)).toEqual(new Set(['Ann', 'Bo']));
  expect(results).toBeGreaterThan(3);
  await expect(page.getByRole('dialog')).toContainText(WORDS.en.wins);
  await expect(page.getByRole('dialog')).not.toContainText('You win');

  // The same people play again, and whoever sat on the second seat begins.
  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(before);
  expect(await settled(page, 'en')).toEqual({ at: 'pass', name: 'Bo' });
});

test('two people play a whole game of Donut! in German: no card of one is there for the other', async ({ person }) => {
  test.slow();
  const page = await person({ setup: { donut: gameOf('donut').setup } });
  await gather(page, 'de', "M. Morris' Donut!", ['Änne', 'Bo']);
  const { passes, hidden } = await playOn(page, 'de', 5);
  expect(hidden).toBeGreaterThan(20);
  expect(passes.length).toBeGreaterThan(4);
  expect(new Set(passes)).toEqual(new Set(['Änne', 'Bo']));
  await expect(page.getByRole('dialog')).toContainText(WORDS.de.wins);
});

test('two people and a bot; after a reload everything is covered, and they go on', async ({ person, outage }) => {
  const page = await person();
  await gather(page, 'en', 'Go Nuts for Donuts', ['Ann', 'Bo'], 1);
  const begun = await playOn(page, 'en', 3, 3);
  expect(begun.passes.length).toBeGreaterThan(1);
  await expect.poll(async () => (await place(page, 'en')).at).not.toBe('wait');
  // A browser may note that its sockets were cut.
  outage.expected = true;
  await page.reload();
  const after = await settled(page, 'en');
  expect(after.at).toBe('pass');
  await expectCovered(page, [], after.name);
  // Nor does it help to go away and come back.
  await takeDevice(page, 'en', after.name);
  await expect(page.locator('.board').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goForward();
  expect(await settled(page, 'en')).toEqual(after);
  outage.expected = false;
  const rest = await playOn(page, 'en', 4, 3);
  expect(new Set([...begun.passes, ...rest.passes])).toEqual(new Set(['Ann', 'Bo']));
});

test('in a game without secrets nothing is covered: whoever is on turn is shown', async ({ person }) => {
  const page = await person();
  await gather(page, 'en', 'Doughnut Drive-Thru', ['Ann', 'Bo']);
  const shown = new Set<string>();
  const random = dice(8);
  for (let made = 0; made < 8; made++) {
    expect((await settled(page, 'en')).at).toBe('choose');
    shown.add((await page.locator('[data-stage="seat"] strong').textContent()) ?? '');
    await choose(page, random, glance);
  }
  expect(shown).toEqual(new Set(['It’s Ann’s turn.', 'It’s Bo’s turn.']));
});

for (const [language, screen, theme] of [
  ['en', [1280, 800], 'light'],
  ['de', [360, 740], 'dark'],
] as const) {
  test(`what is shown between two people is open to all: ${language}, ${screen[0]} px, ${theme}`, async ({
    person,
  }) => {
    const page = await person({ screen, theme, language });
    const words = WORDS[language];
    await page.goto('/');
    await page.getByRole('button', { name: words.here('Go Nuts for Donuts') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(`${words.name} 2`).fill('Bo');
    await dialog.getByLabel(`${words.name} 1`).fill('Bo');
    await dialog.getByRole('button', { name: words.begin }).click();
    await expectOpenToAll(page, 'who sits where, with a fault');
    await dialog.getByLabel(`${words.name} 1`).fill('Ann');
    await dialog.getByRole('button', { name: words.begin }).click();
    expect((await settled(page, language)).at).toBe('pass');
    await expectOpenToAll(page, 'the device is passed on');
    const random = dice(2);
    for (const name of ['Ann', 'Bo']) {
      await takeDevice(page, language, name);
      expect((await settled(page, language)).at).toBe('choose');
      if (name === 'Ann') await expectOpenToAll(page, 'somebody is shown');
      await choose(page, random, glance);
      await expect.poll(async () => (await place(page, language)).at).not.toBe('choose');
    }
    expect((await settled(page, language)).at).toBe('all');
    await expectOpenToAll(page, 'what everyone can see');
    // Whatever can be pressed is large enough for a finger.
    const small = await page
      .locator('[data-stage] button')
      .evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
  });
}
