/** What this browser remembers. Storage may be full or forbidden; then nothing is remembered and nothing breaks. */

export function recall<T>(key: string, otherwise: T, fits: (value: unknown) => value is T): T {
  try {
    const text = localStorage.getItem(`dozen.${key}`);
    const value: unknown = text === null ? null : JSON.parse(text);
    return fits(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`dozen.${key}`, JSON.stringify(value));
  } catch {
    // Remembering is a convenience.
  }
}

/** Whether a value is one of a few words. */
export function oneOf<const T extends readonly string[]>(words: T): (value: unknown) => value is T[number] {
  return (value): value is T[number] => typeof value === 'string' && words.includes(value);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
