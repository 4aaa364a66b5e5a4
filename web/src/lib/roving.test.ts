import { afterEach, describe, expect, it } from 'vitest';
import { asDrawn, inColumns, inRows, roving, type Manner } from './roving';

const seen = () => new Promise((done) => setTimeout(done));
const here = () => document.activeElement?.id ?? '';
const stop = () => [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ id }) => id).join();
let end: (() => void) | void;

/** A group of buttons with these names, each as in HTML; some in parts. */
function group(buttons: string, manner?: Manner): HTMLElement {
  document.body.innerHTML = `<div>${buttons}</div>`;
  const group = document.body.firstElementChild as HTMLElement;
  end = roving(manner)(group);
  return group;
}
const button = (id: string, more = '') => `<button id="${id}" ${more}></button>`;
const row = (...ids: string[]) => ids.map((id) => button(id)).join('');
const off = 'aria-disabled="true"';

/** Where keys lead, one after the other. */
function walk(from: string, ...keys: string[]): string {
  document.getElementById(from)?.focus();
  return keys
    .map(
      (key) => (
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
        here()
      ),
    )
    .join('');
}
const used = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  ) === false;

afterEach(() => {
  end?.();
  document.body.replaceChildren();
});

describe('the stop of the Tab key', () => {
  it('is the first useful thing, and later what was visited', () => {
    group(button('a', off) + row('b', 'c'));
    expect(stop()).toBe('b');
    expect(walk('b', 'ArrowRight')).toBe('c');
    expect(stop()).toBe('c');
    document.getElementById('a')?.focus();
    expect(stop()).toBe('a');
  });

  it('is the first thing where none is useful', () => {
    group(button('a', off) + button('b', off));
    expect(stop()).toBe('a');
  });

  it('may be told by something else than being disabled', async () => {
    const all = group(row('a', 'b') + button('c', 'data-token="x"'), { useful: '[data-token]' });
    expect(stop()).toBe('c');
    all.querySelector('#b')?.setAttribute('data-token', 'y');
    all.querySelector('#c')?.removeAttribute('data-token');
    await seen();
    expect(stop()).toBe('b');
  });

  it('leaves what is useless now, unless somebody is there', async () => {
    const all = group(row('a', 'b', 'c'));
    walk('a', 'ArrowRight');
    all.querySelector('#b')?.setAttribute('aria-disabled', 'true');
    await seen();
    expect(stop()).toBe('b');
    (document.activeElement as HTMLElement).blur();
    all.querySelector('#a')?.setAttribute('aria-disabled', 'true');
    await seen();
    expect(stop()).toBe('c');
  });

  it('is what stands in the place of what is gone, or is going', async () => {
    const all = group(`${row('a', 'b')}<i>${button('c')}</i>${row('d')}`);
    walk('a', 'ArrowRight');
    all.querySelector('#b')?.remove();
    await seen();
    expect(stop()).toBe('c');
    all.querySelector('i')?.setAttribute('inert', '');
    await seen();
    expect(all.querySelector<HTMLElement>('#d')?.tabIndex).toBe(0);
  });
});

describe('arrows', () => {
  it('go to the neighbours and stay at the ends', () => {
    group(row('a', 'b', 'c'));
    expect(walk('a', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft', 'End')).toBe(
      'bccbaac',
    );
  });

  it('go round where the group says so', () => {
    group(row('a', 'b', 'c'), { round: true });
    expect(walk('c', 'ArrowRight', 'ArrowLeft')).toBe('ac');
  });

  it('go the other way where one reads from right to left, up and down as ever', () => {
    const all = group(row('a', 'b', 'c', 'd'), { upright: inColumns(2) });
    all.style.direction = 'rtl';
    expect(walk('a', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp')).toBe('bdca');
  });

  it('go only where they should, and other keys are left to the page', () => {
    group(row('a', 'b') + '<input id="x">', { stops: 'button' });
    expect(walk('a', 'ArrowDown', 'x')).toBe('aa');
    expect(used('ArrowDown')).toBe(false);
    expect(used('ArrowRight', { altKey: true })).toBe(false);
    expect(used('ArrowRight')).toBe(true);
    expect(here()).toBe('b');
    expect(walk('x', 'ArrowLeft')).toBe('x');
  });
});

describe('up and down', () => {
  it('go by lines of so many', () => {
    group(row('a', 'b', 'c', 'd', 'e'), { upright: inColumns(2) });
    expect(walk('b', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toBe('ddbb');
  });

  it('go by parts, to the first of each', () => {
    group(`<p data-row>${row('a', 'b')}</p><p data-row>${row('c', 'd')}</p>`, { upright: inRows });
    expect(walk('b', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowUp')).toBe('ccdaa');
  });

  it('are as good as left and right in a group of one part', () => {
    group(row('a', 'b'), { upright: inRows });
    expect(walk('a', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toBe('bba');
  });

  it('go by lines as they are drawn, to the nearest', () => {
    const all = group(row('a', 'b', 'c', 'd', 'e'), { upright: asDrawn, round: true });
    // Three above two: the line below is in the middle.
    const at = { a: [0, 0], b: [50, 0], c: [100, 0], d: [25, 50], e: [80, 50] };
    for (const [id, [x, y]] of Object.entries(at))
      (all.querySelector(`#${id}`) as HTMLElement).getBoundingClientRect = () => new DOMRect(x, y, 50, 50);
    expect(walk('c', 'ArrowDown', 'ArrowUp')).toBe('ec');
    expect(walk('a', 'ArrowDown')).toBe('d');
    expect(walk('e', 'ArrowDown')).toBe('a');
  });
});
