import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from './test';
import { GAMES, play, playNow } from './play';

const KIB = 1024;
const FIRST_LOAD = 90 * KIB;
const BOARD = 40 * KIB;

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
    await expect(page.getByRole('button', { name: /^Play .* now/ })).toHaveCount(GAMES.length);
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

/** Notes for each ack when it came, and when the page after it had been painted. */
function watchAcks(): void {
  const times: number[] = [];
  (window as unknown as { acks: number[] }).acks = times;
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', (event: MessageEvent<string>) => {
        const message = JSON.parse(event.data) as { acks?: { event: number }[] };
        const done = message.acks?.[0]?.event;
        if (done === undefined) return;
        const came = performance.now();
        const look = () => {
          const shown = Number(document.querySelector<HTMLElement>('.play')?.dataset['shown'] ?? -1);
          if (shown >= done) times.push(performance.now() - came);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    }
  };
}

test('a move is on the screen within 100 ms of its ack', async ({ person }) => {
  const page = await person({ motion: true, setup: { 'go-nuts': { seats: 3, bot: 'greedy' } } });
  await page.addInitScript(watchAcks);
  await playNow(page, /Go Nuts for Donuts/);
  // A page that does too much is late in every round; a busy machine is not.
  let times: number[] = [];
  for (let round = 0; round < 3; round++) {
    await play(page, 11 + round, 4);
    times = await page.evaluate(() => (window as unknown as { acks: number[] }).acks.splice(0));
    expect(times.length).toBeGreaterThan(2);
    if (Math.max(...times) <= 100) break;
  }
  expect(Math.max(...times), times.map(Math.round).join(', ')).toBeLessThanOrEqual(100);
});
