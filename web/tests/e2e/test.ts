/** Tests with a server, where no page may complain: every console error and every uncaught error fails the test. */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server';

interface Watched {
  /** Errors of the browser about a network that a test took away are expected while this is set. */
  outage: { expected: boolean };
  /** Another person: a browser of their own. */
  person: (options?: { motion?: boolean; setup?: Record<string, unknown> }) => Promise<Page>;
}

const ABOUT_THE_NETWORK = /^Failed to load resource|WebSocket connection to|net::ERR_/;

export const test = base.extend<Watched, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.begin();
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  outage: async ({}, use) => {
    await use({ expected: false });
  },
  person: async ({ browser, server, outage }, use, info) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async ({ motion = false, setup = {} } = {}) => {
      const context = await browser.newContext({ ...info.project.use, baseURL: server.url, reducedMotion: motion ? 'no-preference' : 'reduce' });
      contexts.push(context);
      await context.addInitScript((setup) => {
        localStorage.setItem('dozen.speed', '"instant"');
        for (const [game, value] of Object.entries(setup)) localStorage.setItem(`dozen.setup.${game}`, JSON.stringify(value));
      }, setup);
      const page = await context.newPage();
      page.on('console', (message) => {
        const network = outage.expected && ABOUT_THE_NETWORK.test(message.text());
        if (message.type() === 'error' && !network) complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(complaints, 'errors on the console').toEqual([]);
  },
});

export { expect };
export type { Page };
