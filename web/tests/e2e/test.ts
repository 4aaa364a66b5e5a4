/**
 * Tests with a server of their own, where no page may complain: every console error and every uncaught error fails the test.
 * Server and browsers draw their random numbers from the name of the test, so what it meets is the same in every run.
 */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server';

/** What is particular about somebody. */
export interface Habits {
  motion?: boolean;
  /** How each game is to be set up, by its id. */
  setup?: Record<string, unknown>;
  language?: 'en' | 'de';
  theme?: 'light' | 'dark';
  /** Width and height of the screen. */
  screen?: readonly [number, number];
  /** Fingers instead of a mouse. */
  touch?: boolean;
  /** Whether the page may be installed: its service worker stands between page and server. */
  worker?: boolean;
  /** Whose tables they play at, if not those of the test's own server. */
  at?: Server;
  /** How long things are shown; not at all if left out. */
  speed?: 'slow' | 'normal' | 'fast' | 'instant';
  /** Whether what is costly waits for two seconds. */
  hold?: boolean;
  /** Whether forced moves play themselves. */
  autoplay?: boolean;
  /** Whether a coach says what matters. */
  coach?: boolean;
}

interface Watched {
  server: Server;
  /** Errors of the browser about a network that a test took away are expected while this is set. */
  outage: { expected: boolean };
  /** Another person: a browser of their own. */
  person: (habits?: Habits) => Promise<Page>;
}

const ABOUT_THE_NETWORK = /^Failed to load resource|WebSocket connection to|net::ERR_/;

/** A number made of a name (FNV-1a). */
const numberOf = (name: string) =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);

/** In the page, before anything else runs: its random numbers follow from `seed`, and are others after every load. */
function drawFrom(seed: number): void {
  let loads = 0;
  try {
    loads = Number(localStorage.getItem('test.loads')) + 1;
    localStorage.setItem('test.loads', String(loads));
  } catch {
    // Nothing is stored on a page without an origin, nor is anything drawn there.
  }
  let state = (seed ^ Math.imul(loads, 0x9e3779b9)) >>> 0;
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    if (array !== null) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) bytes[i] = next() & 255;
    }
    return array;
  };
}

export const test = base.extend<Watched>({
  server: [
    async ({}, use, { title }) => {
      const server = await Server.begin(numberOf(title));
      await use(server);
      await server.end();
    },
    { timeout: 60_000 },
  ],
  outage: async ({}, use) => {
    await use({ expected: false });
  },
  person: async ({ browser, server, outage }, use, info) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(
      async ({
        motion = false,
        setup = {},
        language,
        theme,
        screen,
        touch = false,
        worker = false,
        at = server,
        speed = 'instant',
        hold = false,
        autoplay = false,
        coach = false,
      } = {}) => {
        const context = await browser.newContext({
          ...info.project.use,
          baseURL: at.url,
          reducedMotion: motion ? 'no-preference' : 'reduce',
          hasTouch: touch,
          serviceWorkers: worker ? 'allow' : 'block',
          ...(language === undefined ? {} : { locale: language }),
          ...(theme === undefined ? {} : { colorScheme: theme }),
          ...(screen === undefined ? {} : { viewport: { width: screen[0], height: screen[1] } }),
        });
        contexts.push(context);
        await context.addInitScript(drawFrom, numberOf(`${info.title}, person ${contexts.length}`));
        await context.addInitScript(
          ({ setup, speed, hold, autoplay, coach }) => {
            localStorage.setItem('dozen.speed', JSON.stringify(speed));
            localStorage.setItem('dozen.hold', JSON.stringify(hold));
            localStorage.setItem('dozen.autoplay', JSON.stringify(autoplay));
            // Whoever changes it on the page keeps that.
            if (localStorage.getItem('dozen.coach') === null)
              localStorage.setItem('dozen.coach', JSON.stringify(coach));
            for (const [game, value] of Object.entries(setup))
              localStorage.setItem(`dozen.setup.${game}`, JSON.stringify(value));
          },
          { setup, speed, hold, autoplay, coach },
        );
        const page = await context.newPage();
        page.on('console', (message) => {
          const network = outage.expected && ABOUT_THE_NETWORK.test(message.text());
          if (message.type() === 'error' && !network) complaints.push(`${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => complaints.push(String(error)));
        return page;
      },
    );
    for (const context of contexts) await context.close();
    expect(complaints, 'errors on the console').toEqual([]);
  },
});

export { expect };
export type { Page };
