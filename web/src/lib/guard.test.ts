import { beforeEach, expect, test, vi } from 'vitest';
import { guard, MOMENT } from './guard';

let clock = 0;

/** A press and its click as a pointer makes them, so many milliseconds after the last. */
function press(target: Element, after: number, [x, y] = [50, 50]): void {
  clock += after;
  for (const [kind, Kind] of [
    ['pointerdown', PointerEvent],
    ['pointerup', PointerEvent],
    ['click', MouseEvent],
  ] as const) {
    const event = new Kind(kind, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 });
    Object.defineProperty(event, 'timeStamp', { value: clock });
    target.dispatchEvent(event);
  }
}

function button(words: string, attributes: Record<string, string> = {}): [HTMLButtonElement, () => number] {
  const made = document.createElement('button');
  made.textContent = words;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  const clicks = vi.fn();
  made.addEventListener('click', clicks);
  document.body.append(made);
  return [made, () => clicks.mock.calls.length];
}

beforeEach(() => {
  document.body.replaceChildren();
  clock += 10_000;
  return guard(document.body);
});

test('what came under the pointer is not pressed by a double click', () => {
  const [roll] = button('Roll the dice');
  const [stop, stops] = button('Stop moving');
  press(roll, 0);
  press(stop, 200);
  press(stop, MOMENT - 300);
  expect(stops()).toBe(0);
  press(stop, MOMENT);
  expect(stops()).toBe(1);
});

test('a button that has got another meaning is another button', () => {
  const [one, clicks] = button('Roll the dice', { 'data-token': 'roll' });
  press(one, 0);
  one.textContent = 'Stop moving';
  press(one, 200);
  expect(clicks()).toBe(1);
});

test('what has been opened is not closed by a double click', () => {
  const [plain, clicks] = button('Plain 6', { 'aria-expanded': 'false' });
  plain.addEventListener('click', () =>
    plain.setAttribute('aria-expanded', String(plain.getAttribute('aria-expanded') === 'false')),
  );
  press(plain, 0);
  press(plain, 200);
  expect([clicks(), plain.getAttribute('aria-expanded')]).toEqual([1, 'true']);
  press(plain, MOMENT + 1);
  expect(plain.getAttribute('aria-expanded')).toBe('false');
});

test('the same button can be pressed as fast as you like, and so can one elsewhere', () => {
  const [turn, turns] = button('Turn right');
  const [undo, undos] = button('Undo');
  press(turn, 0);
  press(turn, 100);
  press(undo, 100, [300, 50]);
  expect([turns(), undos()]).toEqual([2, 1]);
});

test('a coin that counts says something else each time, and says that it may', () => {
  const [coin, coins] = button('1 of 3', { 'data-repeat': '' });
  press(coin, 0);
  coin.textContent = '2 of 3';
  press(coin, 100);
  expect(coins()).toBe(2);
});
