/** Records of whole games, one of each title. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from './test';

export const fileOf = (name: string): string => fileURLToPath(new URL(`records/${name}`, import.meta.url));

/** Drops a file on the page, as a hand would. */
export async function drop(page: Page, name: string): Promise<void> {
  const content = readFileSync(fileOf(name), 'utf8');
  const transfer = await page.evaluateHandle(
    ({ content, name }) => {
      const data = new DataTransfer();
      data.items.add(new File([content], name));
      return data;
    },
    { content, name },
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}
