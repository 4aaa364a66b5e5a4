/** Waiting for what is drawn, instead of for time to pass. */
import type { Page } from '@playwright/test';

/** Waits until what was done last has been drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until nothing moves any more; what moves for ever does not count. */
export async function atRest(page: Page): Promise<void> {
  // What ends may begin something else: two pictures in a row must stand still.
  for (let still = 0; still < 2;) {
    const moved = await page.evaluate(async () => {
      const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      const running = ends.filter(({ playState }) => playState === 'running');
      await Promise.allSettled(running.map(({ finished }) => finished));
      return running.length > 0;
    });
    still = moved ? 0 : still + 1;
    await drawn(page);
  }
}

/** Waits until a press counts again at the place of the last one. */
export async function untilFree(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-guard]') === null);
}
