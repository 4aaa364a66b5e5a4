import { afterEach, describe, expect, test, vi } from 'vitest';
import { drag } from './drag';

/** jsdom knows no pointers; a mouse with their fields will do. */
function pointer(type: string, at: number): MouseEvent {
  const event = new MouseEvent(type, { bubbles: true, button: 0, clientX: at, clientY: 0 });
  return Object.assign(event, { pointerId: 1 });
}

function carry() {
  const [clicked, done] = [vi.fn(), { move: vi.fn(), drop: vi.fn(), cancel: vi.fn() }];
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('pointerdown', (down) => void drag(down, done));
  button.addEventListener('click', clicked);
  button.dispatchEvent(pointer('pointerdown', 0));
  /** The browser makes a click of a press and a release on the same thing. */
  const release = (at: number) => {
    button.dispatchEvent(pointer('pointerup', at));
    button.click();
  };
  return { button, clicked, done, release };
}

afterEach(() => document.body.replaceChildren());

describe('a drag', () => {
  test('begins once the pointer has gone far enough; a press alone is a click', () => {
    const { button, clicked, done, release } = carry();
    button.dispatchEvent(pointer('pointermove', 3));
    release(3);
    expect(done.move).not.toHaveBeenCalled();
    expect(done.drop).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('ends with a drop and not with a click', () => {
    const { button, clicked, done, release } = carry();
    button.dispatchEvent(pointer('pointermove', 30));
    release(40);
    expect(done.drop).toHaveBeenCalledExactlyOnceWith({ x: 40, y: 0 });
    expect(clicked).not.toHaveBeenCalled();
  });

  test('that is cancelled by Escape does not become a click when it is let go', () => {
    const { button, clicked, done, release } = carry();
    button.dispatchEvent(pointer('pointermove', 30));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    release(40);
    expect(done.cancel).toHaveBeenCalledOnce();
    expect(done.drop).not.toHaveBeenCalled();
    expect(clicked).not.toHaveBeenCalled();
  });

  test('that the system cancels leaves the next click alone', () => {
    const { button, clicked, done, release } = carry();
    button.dispatchEvent(pointer('pointermove', 30));
    button.dispatchEvent(pointer('pointercancel', 30));
    expect(done.cancel).toHaveBeenCalledOnce();
    release(0);
    expect(clicked).toHaveBeenCalledOnce();
  });
});
