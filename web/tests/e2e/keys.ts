/** Where the keyboard is on a page. */
import { expect, type Page } from '@playwright/test';

/** What has the focus: its name as far as it is told, and whether it is anywhere at all. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      lost: at === null || at === document.body,
      words: at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '',
      board: at?.closest('main') != null,
    };
  });

export async function tabTo(page: Page, words: RegExp, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if (words.test((await focused(page)).words)) return;
  }
  throw new Error(`Tab never came to ${words}`);
}

/** The focus is never nowhere; a page that changes under it may take a moment. */
export const kept = (page: Page) =>
  expect.poll(async () => (await focused(page)).lost, { message: 'the focus is lost' }).toBe(false);
