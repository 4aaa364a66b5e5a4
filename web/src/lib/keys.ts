/** Single keys that do something wherever the focus is, except while somebody types. They can be switched off. */

/** A key as one finds it on the keyboard, with what it does in words. */
export interface NamedKey {
  key: string;
  words: string;
}

/** A key that the page itself listens to. */
export interface Shortcut extends NamedKey {
  run: () => void;
}

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';

/** Whether this key press belongs to the element it goes to, to the browser, or to an open window. */
function taken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat) return true;
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return true;
  return document.querySelector('dialog[open]') !== null;
}

/**
 * Does what the pressed key stands for. Only the sign counts, not how it is made: on many keyboards `/` and `?` need
 * Shift. Capital letters stay free for boards.
 */
export function press(event: KeyboardEvent, shortcuts: Shortcut[]): void {
  const found = shortcuts.find(({ key }) => key === event.key);
  if (!found || taken(event)) return;
  event.preventDefault();
  found.run();
}
