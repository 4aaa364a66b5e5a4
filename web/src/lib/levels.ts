/** How strong the bots are: the level this browser's owner chose last. */
import { recall, remember } from './stored';

/** For somebody who has never chosen one. */
export const FIRST_LEVEL = 'easy';

const isName = (value: unknown): value is string => typeof value === 'string';

export function recallLevel(): string {
  return recall('level', FIRST_LEVEL, isName);
}

export function rememberLevel(level: string): void {
  remember('level', level);
}
