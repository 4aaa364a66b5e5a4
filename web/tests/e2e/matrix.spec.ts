/**
 * All games on all screens, with as many people as they take: is everything there that one decides with, does anything jump,
 * does anything happen twice? A few decisions of each; whole games with E2E_LONG=1 (`cargo xtask test --long`).
 */
import { faultsAtRest, MOST_SHIFT, noted, watchPage } from './bars';
import { GAMES, type Tested } from './games';
import { act, type Hand } from './hands';
import { needed } from './needed';
import { dice, untilAsked } from './play';
import { begin, type Tongue } from './roles';
import { Server } from './server';
import { expect, test, type Habits, type Page } from './test';

const LONG = process.env['E2E_LONG'] !== undefined;
/** So many decisions of the short form. */
const A_FEW = 3;
/** A game that goes on for so many decisions has been seen. */
const MANY = 120;

interface Screen {
  name: string;
  size: readonly [number, number];
  touch: boolean;
}
const SCREENS: Screen[] = [
  { name: 'a phone', size: [360, 740], touch: true },
  { name: 'a phone on its side', size: [740, 360], touch: true },
  { name: 'a laptop', size: [1280, 800], touch: false },
];

/** A table with the most seats, in the hands of one person, dealt the same every time. */
async function sitDown(
  person: (habits?: Habits) => Promise<Page>,
  server: Server,
  game: Tested,
  { size, touch }: Screen,
  language: Tongue,
): Promise<Page> {
  const games = (await (await fetch(`${server.url}/api/games`)).json()) as { id: string; seats_max: number }[];
  const seats = games.find(({ id }) => id === game.id)?.seats_max;
  const setup = { [game.id]: { ...game.setup, seats } };
  const page = await person({ at: server, screen: size, touch, language, setup });
  await watchPage(page);
  await page.goto('/');
  await begin(page, language, game.title);
  return page;
}

if (LONG) test.describe.configure({ timeout: 15 * 60_000 });

for (const [g, game] of GAMES.entries()) {
  for (const [s, screen] of SCREENS.entries()) {
    const language: Tongue = (g + s) % 2 ? 'de' : 'en';
    const hand: Hand = { touch: screen.touch };
    const cell = `${game.id} on ${screen.name}`;

    test(`${cell}, in ${language}: everything is there and nothing jumps`, async ({ person }) => {
      const server = await Server.begin(13);
      /** By kind, the first of them. */
      const faults = new Map<string, string>();
      const note = (found: string[], when: number) => {
        for (const one of found) {
          const kind = one.replace(/:.*|“.*?”/g, '');
          if (!faults.has(kind)) faults.set(kind, `decision ${when}: ${one}`);
        }
      };
      const page = await sitDown(person, server, game, screen, language);
      try {
        const random = dice(11 + s);
        const needs = needed(game.id);
        for (let made = 0; made < (LONG ? MANY : A_FEW) && (await untilAsked(page)) === 'choose'; made++) {
          await act(page, hand, random, async () => note(await faultsAtRest(page, needs), made));
          note((await noted(page)).faults, made);
        }
        const { shift, shifted } = await noted(page);
        if (shift > MOST_SHIFT) note([`the page shifts by ${shift.toFixed(3)}: ${shifted}`], -1);
      } finally {
        // Nobody is at the table any more when the server goes.
        await page.close();
        await server.end();
      }
      expect([...faults.values()]).toEqual([]);
    });
  }
}
