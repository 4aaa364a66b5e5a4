/**
 * Pictures of every board with the most seats, on every screen, light and dark, at several moments of one game: to be looked
 * at. SHOOT=go-nuts:phone:6 shoots one game on one screen after six decisions only.
 */
import { GAMES } from '../e2e/games';
import { act } from '../e2e/hands';
import { dice, untilAsked } from '../e2e/play';
import { begin } from '../e2e/roles';
import { atRest } from '../e2e/rest';
import { Server } from '../e2e/server';
import { test } from '../e2e/test';

const SCREENS = [
  { name: 'phone', size: [360, 740], touch: true, theme: 'light', language: 'en' },
  { name: 'phone-large', size: [390, 844], touch: true, theme: 'dark', language: 'de' },
  { name: 'phone-side', size: [740, 360], touch: true, theme: 'light', language: 'en' },
  { name: 'tablet', size: [1024, 768], touch: true, theme: 'dark', language: 'en' },
  { name: 'laptop', size: [1280, 800], touch: false, theme: 'light', language: 'en' },
  { name: 'laptop-low', size: [1280, 720], touch: false, theme: 'light', language: 'de' },
  { name: 'huge', size: [3840, 2160], touch: false, theme: 'light', language: 'en' },
] as const;
const MOMENTS = [0, 2, 4, 7, 11, 16, 24];
const [game, screen, moment] = (process.env['SHOOT'] ?? '').split(':');
const SETUP: Record<string, object> = { 'drive-thru': { bakers: 'random' } };

for (const { id, title } of GAMES.filter(({ id }) => !game || id === game)) {
  for (const { name, size, touch, theme, language } of SCREENS.filter(({ name }) => !screen || name === screen)) {
    test(`${id} on ${name}`, async ({ person }) => {
      const server = await Server.begin(29);
      const games = (await (await fetch(`${server.url}/api/games`)).json()) as { id: string; seats_max: number }[];
      const seats = games.find((one) => one.id === id)?.seats_max;
      const setup = { [id]: { seats, bot: 'medium', options: SETUP[id] ?? {} } };
      const page = await person({ at: server, screen: size, touch, theme, language, setup });
      await page.goto('/');
      await begin(page, language, title);
      const random = dice(5);
      const last = moment ? Number(moment) : (MOMENTS.at(-1) ?? 0);
      for (let made = 0; made <= last && (await untilAsked(page)) === 'choose'; made++) {
        if (moment ? made === last : MOMENTS.includes(made)) {
          await atRest(page);
          await page.screenshot({ path: `screenshots/${id}/${name}-${String(made).padStart(2, '0')}.png` });
          let steps = 0;
          // What is asked between the first press and the action: once for each moment.
          await act(page, { touch }, random, async () => {
            if (steps++ === 0) return;
            await atRest(page);
            if (steps < 4)
              await page.screenshot({
                path: `screenshots/${id}/${name}-${String(made).padStart(2, '0')}-step${steps}.png`,
              });
          });
        } else await act(page, { touch }, random, async () => {});
      }
      await page.close();
      await server.end();
    });
  }
}
