/** What is new in a view: the paths of all that was not there or not so before. */
import { isFields } from './parts';

export function changesIn(before: unknown, after: unknown, path = '', found = new Set<string>()): Set<string> {
  const old = valuesOf(before);
  const now = valuesOf(after);
  if (!old || !now || Array.isArray(before) !== Array.isArray(after)) {
    if (before !== after) found.add(path);
    return found;
  }
  // What is gone is seen where it was.
  if ([...old.keys()].some((key) => !now.has(key))) found.add(path);
  for (const [key, value] of now) {
    const at = path === '' ? key : `${path}.${key}`;
    if (old.has(key)) changesIn(old.get(key), value, at, found);
    else found.add(at);
  }
  return found;
}

/** What a list or an object is made of, by place or name. */
const valuesOf = (value: unknown): Map<string, unknown> | null =>
  Array.isArray(value) || isFields(value) ? new Map(Object.entries(value)) : null;
