/** One narrator: nothing else in the shell is read out by itself. (Boards are looked at while they are played.) */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../src');

test('only the narrator has a live region', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const shell = files.filter((path) => path.endsWith('.svelte') && !path.startsWith('games/'));
  const loud = shell.filter((path) =>
    /aria-live|role="(?:status|alert|log|marquee)"/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(loud).toEqual(['lib/ui/Narrator.svelte']);
});
