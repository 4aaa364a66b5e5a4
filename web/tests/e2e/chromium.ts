/** The Chromium of the system. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name: string): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).map((dir) => join(dir, name));
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function chromium() {
  const executablePath = NAMES.flatMap(onPath).find(runs);
  if (!executablePath) throw new Error(`no Chromium on the path; install one of: ${NAMES.join(', ')}`);
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return { browserName: 'chromium', launchOptions: { executablePath, args } } as const;
}
