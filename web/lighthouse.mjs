/**
 * Lighthouse on the start page, a table and a replay, as on a phone: the median of several runs, against what they must
 * reach. `cargo xtask lighthouse` runs it, with a server of its own; it is not part of the tests, since the figures
 * depend on the machine.
 *
 *     node lighthouse.mjs BINARY LIGHTHOUSE RUNS
 */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const [binary, lighthouse, runs] = [process.argv[2], process.argv[3], Number(process.argv[4])];
const run = promisify(execFile);
/** What every page must reach, of 100; the start page loads first, so it must be quicker. */
const WANTED = { accessibility: 100, 'best-practices': 100 };
const QUICK = { start: 97, table: 90, replay: 90 };
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu'];
const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Starts a server; returns its address and how to end it. */
async function serve() {
  const data = await mkdtemp(join(tmpdir(), 'dozen-lighthouse-'));
  const child = spawn(binary, ['serve', '--no-open', '--listen', '127.0.0.1:0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async () => {
    child.kill();
    await rm(data, { recursive: true, force: true });
  };
  for await (const line of createInterface(child.stdout)) {
    const url = /^Dozen is at (http:\/\/\S+) /.exec(line)?.[1];
    if (url) {
      child.stdout.resume();
      return { url, end };
    }
  }
  await end();
  throw new Error('the server did not start');
}

/** Asks the server as one player. */
async function player(url) {
  const session = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Lighthouse' }),
  });
  const cookie = session.headers.getSetCookie().map((line) => line.split(';')[0]);
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { cookie: cookie.join('; '), 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
}

/** A game of Go Nuts for Donuts: one that waits for a person at the first seat, or one that bots have played. */
async function table(ask, person) {
  const { id } = await ask('POST', '/api/tables', { game: 'go-nuts', seats: 4 });
  const at = `/api/tables/${id}`;
  if (person) await ask('POST', `${at}/sit`, { seat: 1 });
  for (const seat of person ? [2, 3, 4] : [1, 2, 3, 4]) await ask('POST', `${at}/bots`, { seat, bot: 'greedy' });
  await ask('POST', `${at}/start`);
  if (person) return `/table/${id}`;
  // Bots play only while somebody looks.
  const { launch } = await import(join(lighthouse, 'node_modules/chrome-launcher/dist/index.js'));
  const chrome = await launch({ startingUrl: `${server.url}/table/${id}`, chromeFlags: FLAGS });
  try {
    for (let asked = 0; (await ask('GET', at)).table.phase !== 'ended'; asked++) {
      if (asked > 200) throw new Error('the bots do not come to an end');
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  } finally {
    chrome.kill();
  }
  return `/table/${id}`;
}

async function look(url) {
  const { stdout } = await run(
    process.execPath,
    [
      join(lighthouse, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices',
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const server = await serve();
let missed = false;
try {
  const ask = await player(server.url);
  const replay = await table(ask, false);
  const pages = { start: '/', table: await table(ask, true), replay: `${replay}/replay` };
  for (const [page, path] of Object.entries(pages)) {
    const reports = [];
    for (let i = 0; i < runs; i++) reports.push(await look(server.url + path));
    const scores = ['performance', ...Object.keys(WANTED)].map((name) => {
      const score = Math.round(100 * median(reports.map((report) => report.categories[name].score)));
      const wanted = WANTED[name] ?? QUICK[page];
      if (score < wanted) missed = true;
      return `${name} ${score}${score < wanted ? ` (below ${wanted})` : ''}`;
    });
    const figures = Object.entries(FIGURES).map(([name, audit]) => {
      const value = median(reports.map((report) => report.audits[audit].numericValue));
      return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`;
    });
    console.log(`${page}: ${scores.join(', ')}; ${figures.join(', ')}`);
    for (const [id, audit] of Object.entries(reports[0].audits))
      if (['accessibility', 'best-practices'].some((name) => fails(reports[0], name, id)))
        console.log(`  ${id}: ${audit.title}`);
  }
} finally {
  await server.end();
}
process.exitCode = missed ? 1 : 0;

function fails(report, category, id) {
  const counts = report.categories[category].auditRefs.some((ref) => ref.id === id && ref.weight > 0);
  return counts && report.audits[id].score !== null && report.audits[id].score < 1;
}
