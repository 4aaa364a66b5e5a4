/** SHA-256 of a seed given as hexadecimal digits; null where the browser offers no cryptography (plain http). */
export async function fingerprint(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle || !/^([0-9a-f]{2})+$/.test(seed)) return null;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives a text to the person as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
