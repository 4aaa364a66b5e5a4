/** Records of whole games, one for each title, which their files are named after. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from './test';

export const fileOf = (name: string): string => fileURLToPath(new URL(`records/${name}`, import.meta.url));

export const RECORDS = readdirSync(fileOf('')).map((file) => ({ game: parse(file).name, file }));

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
