import { afterEach, expect, test, vi } from 'vitest';
import { press } from './keys';

const run = vi.fn();
const shortcuts = [
  { key: 'u', words: 'undo', run },
  { key: '?', words: 'help', run },
];

afterEach(() => {
  run.mockReset();
  document.body.replaceChildren();
});

/** Presses a key on an element, and says whether it was used. */
function pressed(key: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}): boolean {
  if (on !== document.body) document.body.append(on);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  const listen = (event: KeyboardEvent) => press(event, shortcuts);
  window.addEventListener('keydown', listen);
  on.dispatchEvent(event);
  window.removeEventListener('keydown', listen);
  return run.mock.calls.length > 0 && event.defaultPrevented;
}

const made = (html: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild as HTMLElement;
};

test('a key does what it stands for, on the page and on a button', () => {
  expect(pressed('u')).toBe(true);
  expect(pressed('u', made('<button>x</button>'))).toBe(true);
});

test('a sign counts whether it needs Shift or not', () =>
  expect(pressed('?', document.createElement('p'), { shiftKey: true })).toBe(true));

test.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"></div>',
  '<div role="combobox"></div>',
])('nothing happens while somebody types into %s', (html) => expect(pressed('u', made(html))).toBe(false));

test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }, { isComposing: true }])(
  'not with %o',
  (more) => expect(pressed('u', document.createElement('p'), more)).toBe(false),
);

test('capital letters and other keys are left to boards', () => {
  expect(pressed('U', document.createElement('p'), { shiftKey: true })).toBe(false);
  expect(pressed('r')).toBe(false);
});

test('a window has its own keys', () => {
  document.body.append(made('<dialog open></dialog>'));
  expect(pressed('u', document.createElement('p'))).toBe(false);
});
