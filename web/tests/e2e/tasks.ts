/** How busy a page is, as the browser traces it. */
import { expect, type Browser, type Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Time the thread really had the processor, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * How long each task of the page's main thread took while something was done, in milliseconds. Other programs on the
 * machine make tasks look long that are not, so it is the time on the processor that counts. The browser's own brake
 * would be useless with it: it keeps the processor busy with waiting for a thread that others may hold up.
 */
export async function tasksOf(browser: Browser, page: Page, doing: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await doing();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain')
      .map((e) => `${e.pid}.${e.tid}`),
  );
  const tasks = traceEvents.filter((e) => e.name === 'RunTask' && e.ph === 'X' && main.has(`${e.pid}.${e.tid}`));
  const times = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1000]));
  expect(times.length, 'tasks in the trace').toBeGreaterThan(30);
  return times;
}
