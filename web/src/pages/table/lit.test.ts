import { expect, test } from 'vitest';
import type { Choice } from '$lib/board';
import { keepLit, litIn } from './lit';

const choice = (token: string): Choice => ({ token, words: token, offer: { kind: token } });
const leads = ({ token }: Choice) => (token === 'lay' ? ['take', 'turn'] : []);

function board(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}
const names = (lit: Element[]) => lit.map((one) => one.textContent);

test('what is meant is lit where the board offers it', () => {
  const root = board('<b data-token="pass">pass</b><b data-token="lay">lay</b><b data-pick="take">take</b>');
  expect(names(litIn(root, [choice('lay')], leads))).toEqual(['lay']);
  expect(names(litIn(root, [choice('lay'), choice('pass')], leads))).toEqual(['pass', 'lay']);
});

test('where the board does not offer it yet, the next step towards it is lit', () => {
  const root = board('<b data-pick="take">take</b><b data-pick="turn">turn</b><b data-pick="other">other</b>');
  expect(names(litIn(root, [choice('lay')], leads))).toEqual(['take']);
  root.querySelector('[data-pick="take"]')?.setAttribute('aria-pressed', 'true');
  expect(names(litIn(root, [choice('lay')], leads))).toEqual(['turn']);
  expect(litIn(root, [choice('pass')], leads)).toEqual([]);
});

test('what cannot be pressed is not lit', () => {
  const root = board('<button data-token="lay" disabled>lay</button><b data-token="lay" aria-disabled="true">lay</b>');
  expect(litIn(root, [choice('lay')], leads)).toEqual([]);
});

test('the light goes along with the board, and goes out', async () => {
  const root = board('<b data-pick="take">take</b>');
  const stop = keepLit(root, [choice('lay')], leads);
  const lit = () => names([...root.querySelectorAll('[data-lit]')]);
  expect(lit()).toEqual(['take']);
  root.innerHTML = '<b data-token="lay">lay</b>';
  await Promise.resolve();
  expect(lit()).toEqual(['lay']);
  stop();
  expect(lit()).toEqual([]);
});
