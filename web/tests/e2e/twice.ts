/** Somebody who always presses twice, and what comes of it. */
import type { Page } from '@playwright/test';
import { untilFree } from './rest';

/** A double click is over by then, in milliseconds; a page that is slower than this meets two clicks. */
const DOUBLE = 500;

/**
 * From now on every press is followed by another at the same place, at the worst moment: as soon as something else has come
 * there, or else at the end of what may be a double click.
 */
export async function pressTwice(page: Page): Promise<void> {
  await page.addInitScript((within) => {
    const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('button, [data-token], [data-pick]');
    const looks = (one: Element | null | undefined) => one && `${one.getAttribute('data-token')} ${one.textContent}`;
    addEventListener(
      'click',
      ({ isTrusted, timeStamp, clientX, clientY, detail }) => {
        if (!isTrusted || detail === 0) return;
        const [was, look] = [at(clientX, clientY), looks(at(clientX, clientY))];
        document.body.dataset['twice'] = '';
        const wait = (): void => {
          const gone = performance.now() - timeStamp;
          const now = at(clientX, clientY);
          if (gone < within - 100 && now === was && looks(now) === look) return void requestAnimationFrame(wait);
          const target = document.elementFromPoint(clientX, clientY);
          const press = { bubbles: true, cancelable: true, composed: true, clientX, clientY, detail: 2, view: window };
          if (gone < within)
            for (const event of [
              new PointerEvent('pointerdown', { ...press, pointerType: 'mouse', isPrimary: true }),
              new PointerEvent('pointerup', { ...press, pointerType: 'mouse', isPrimary: true }),
              new MouseEvent('click', press),
            ])
              target?.dispatchEvent(event);
          delete document.body.dataset['twice'];
        };
        requestAnimationFrame(wait);
      },
      true,
    );
  }, DOUBLE);
}

/** What has been sent to be done, by this page, since it was last asked. */
export function actsOf(page: Page): () => string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; token?: string };
      if (message.type === 'act') sent.push(message.token ?? '');
    }),
  );
  return () => sent.splice(0);
}

/** Waits until the second press is over, and presses count again. */
export async function untilOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body.dataset['twice'] === undefined);
  await untilFree(page);
}
