import { afterEach, expect, test, vi } from 'vitest';
import { drag, dropAt } from './drag';

const pointer = (type: string, x: number, y: number, more: Partial<PointerEventInit> = {}): PointerEvent =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, button: 0, bubbles: true, ...more });

function begin(more: Partial<PointerEventInit> = {}) {
  const seen: string[] = [];
  const cancel = drag(pointer('pointerdown', 10, 10, more), {
    lift: () => seen.push('lift'),
    move: (at, by) => seen.push(`move ${at.x},${at.y} by ${by.x},${by.y}`),
    drop: (at) => seen.push(`drop ${at.x},${at.y}`),
    cancel: () => seen.push('cancel'),
  });
  return { seen, cancel };
}
const tell = (event: Event) => window.dispatchEvent(event);

afterEach(() => void tell(pointer('pointercancel', 0, 0)));

test('a press becomes a drag once the pointer has gone far enough, and ends with a drop', () => {
  const { seen } = begin();
  tell(pointer('pointermove', 13, 12));
  expect(seen).toEqual([]);
  tell(pointer('pointermove', 20, 12));
  tell(pointer('pointerup', 21, 12));
  tell(pointer('pointermove', 90, 90));
  expect(seen).toEqual(['lift', 'move 20,12 by 10,2', 'drop 21,12']);
});

test('a click is none', () => {
  const { seen } = begin();
  tell(pointer('pointerup', 11, 10));
  expect(seen).toEqual([]);
});

test.each([
  ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape' })],
  ['the system', () => pointer('pointercancel', 40, 10)],
])('%s cancels it', (_, event) => {
  const { seen } = begin();
  tell(pointer('pointermove', 40, 10));
  tell(event());
  tell(pointer('pointerup', 40, 10));
  expect(seen.at(-1)).toBe('cancel');
});

test('what began it can cancel it, once', () => {
  const { seen, cancel } = begin();
  tell(pointer('pointermove', 40, 10));
  cancel();
  cancel();
  expect(seen.filter((what) => what === 'cancel')).toHaveLength(1);
});

test('another finger and another button do nothing', () => {
  const { seen } = begin();
  tell(pointer('pointermove', 40, 10, { pointerId: 2 }));
  expect(seen).toEqual([]);
  const right = begin({ button: 2 });
  tell(pointer('pointermove', 60, 10));
  expect(right.seen).toEqual([]);
});

test('the click that ends a drag is not meant, the next one is', () => {
  vi.useFakeTimers();
  const clicked = vi.fn();
  window.addEventListener('click', clicked);
  begin();
  tell(pointer('pointermove', 40, 10));
  tell(pointer('pointerup', 40, 10));
  document.body.click();
  expect(clicked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  document.body.click();
  expect(clicked).toHaveBeenCalledOnce();
  window.removeEventListener('click', clicked);
  vi.useRealTimers();
});

test('a drag that Escape cancelled does not become a click when it is let go', () => {
  vi.useFakeTimers();
  const clicked = vi.fn();
  window.addEventListener('click', clicked);
  begin();
  tell(pointer('pointermove', 40, 10));
  tell(new KeyboardEvent('keydown', { key: 'Escape' }));
  tell(pointer('pointerup', 40, 10));
  document.body.click();
  expect(clicked).not.toHaveBeenCalled();
  window.removeEventListener('click', clicked);
  vi.useRealTimers();
});

test('what lies at a point says what a drop there means', () => {
  document.body.innerHTML = '<div data-drop="pile"><b>x</b></div>';
  const under = document.querySelector('b');
  document.elementFromPoint = () => under;
  expect(dropAt({ x: 1, y: 1 })).toBe('pile');
  document.elementFromPoint = () => document.body;
  expect(dropAt({ x: 1, y: 1 })).toBeNull();
});
