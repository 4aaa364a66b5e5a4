/** Keys on rows of things, and where the keyboard goes when what it was on is gone. */

/** Where a key leads in a row of `n` things from the one at `at`; nothing for keys that lead nowhere. */
export function along(event: KeyboardEvent, row: Element, at: number, n: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const onward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  const to = { ArrowLeft: at - onward, ArrowRight: at + onward, Home: 0, End: n - 1 }[event.key];
  return to === undefined ? undefined : Math.max(0, Math.min(n - 1, to));
}

/** Whether the keyboard is nowhere: what had the focus is gone, or on its way out. */
export function isNowhere(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.closest('[inert]') !== null;
}
