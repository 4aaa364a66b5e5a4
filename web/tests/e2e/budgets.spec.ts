import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from './test';
import { GAMES } from './games';
import { play, playNow, untilOnShelf } from './play';
import { tasksOf } from './tasks';

const KIB = 1024;
/** The stage, dragging and flights, which all boards share, are in the shell. */
const FIRST_LOAD = 96 * KIB;
const BOARD = 36 * KIB;

/** Every script the page loads, compressed, by address. */
function scripts(page: Page): Map<string, Promise<number>> {
  const found = new Map<string, Promise<number>>();
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script' && answer.ok())
      found.set(
        answer.url(),
        answer.body().then((body) => gzipSync(body).length),
      );
  });
  return found;
}

async function sum(sizes: Iterable<Promise<number>>): Promise<number> {
  return (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
}

test('scripts stay within their budgets', async ({ person }) => {
  const loads: { id: string; start: Map<string, Promise<number>>; all: Map<string, Promise<number>> }[] = [];
  for (const game of GAMES) {
    const page = await person({ setup: { [game.id]: { bot: 'greedy' } } });
    const all = scripts(page);
    await page.goto('/');
    await untilOnShelf(page);
    await page.waitForLoadState('networkidle');
    const start = new Map(all);
    await playNow(page, game.title);
    await page.waitForLoadState('networkidle');
    loads.push({ id: game.id, start, all });
    await page.context().close();
  }
  const first = loads[0];
  if (!first) throw new Error('no games');
  expect.soft(await sum(first.start.values()), 'the start page').toBeLessThanOrEqual(FIRST_LOAD);

  // What every table loads is the shell; the rest belongs to the board.
  const shell = new Map([...first.all].filter(([url]) => loads.every((load) => load.all.has(url))));
  const shellSize = await sum(shell.values());
  expect.soft(shellSize, 'start page and table without a board').toBeLessThanOrEqual(FIRST_LOAD);
  const report = [`shell ${(shellSize / KIB).toFixed(1)} KiB`];
  for (const load of loads) {
    const size = await sum([...load.all].filter(([url]) => !shell.has(url)).map(([, size]) => size));
    report.push(`${load.id} ${(size / KIB).toFixed(1)} KiB`);
    expect.soft(size, `the board of ${load.id}`).toBeLessThanOrEqual(BOARD);
  }
  console.log(report.join(', '));
});

/** Notes for each ack how many pictures were drawn until the page showed what was done. */
function watchAcks(): void {
  const pictures: number[] = [];
  (window as unknown as { acks: number[] }).acks = pictures;
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', (event: MessageEvent<string>) => {
        const message = JSON.parse(event.data) as { acks?: { entry: number }[] };
        const done = message.acks?.[0]?.entry;
        if (done === undefined) return;
        const look = (drawn: number) => {
          const shown = Number(document.querySelector<HTMLElement>('.play')?.dataset['shown'] ?? -1);
          if (shown >= done) pictures.push(drawn);
          else requestAnimationFrame(() => look(drawn + 1));
        };
        requestAnimationFrame(() => look(1));
      });
    }
  };
}

/** What a move may take: 100 ms are six pictures, and no task on the way may take longer. */
const SHOWN_WITHIN = 100;
const PICTURES = Math.floor((SHOWN_WITHIN / 1000) * 60);

test('a move is on the screen within 100 ms of its ack', async ({ browser, person }) => {
  const page = await person({ motion: true, setup: { 'go-nuts': { seats: 3, bot: 'greedy' } } });
  await page.addInitScript(watchAcks);
  await playNow(page, /Go Nuts for Donuts/);
  // Counted in pictures and in time on the processor, neither of which grows on a busy machine.
  const tasks = await tasksOf(browser, page, () => play(page, 11, 4));
  const pictures = await page.evaluate(() => (window as unknown as { acks: number[] }).acks);
  expect(pictures.length).toBeGreaterThan(2);
  expect(Math.max(...pictures), `pictures: ${pictures.join(', ')}`).toBeLessThanOrEqual(PICTURES);
  expect(Math.max(...tasks)).toBeLessThanOrEqual(SHOWN_WITHIN);
});
