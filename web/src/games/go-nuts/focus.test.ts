import { expect, it } from 'vitest';
import { cellOf, keepInCells } from './focus';

const seen = () => new Promise((done) => setTimeout(done));

/** A board with a question, a list of two cells and a section with one. */
function board() {
  document.body.innerHTML = `<div><p tabindex="-1" data-rest></p>
    <ul><li><button tabindex="0" data-cell="a"></button></li><li><button tabindex="-1" data-cell="b"></button></li></ul>
    <section><ul><li><button tabindex="0" data-cell="c"></button></li></ul></section></div>`;
  const root = document.body.firstElementChild as HTMLElement;
  keepInCells(() => root)(root);
  return root;
}
const here = () => (document.activeElement as HTMLElement).dataset;

it('goes to what stands in the cell now', async () => {
  const root = board();
  const old = cellOf(root, 'b') as HTMLElement;
  old.focus();
  const fresh = old.cloneNode() as HTMLElement;
  old.replaceWith(fresh);
  await seen();
  expect(document.activeElement).toBe(fresh);
});

it('goes to another cell of the group, else to the question', async () => {
  const root = board();
  cellOf(root, 'b')?.focus();
  cellOf(root, 'b')?.remove();
  await seen();
  expect(here()['cell']).toBe('a');
  root.querySelector('ul')?.remove();
  await seen();
  expect(here()).toHaveProperty('rest');
});

it('does not stay in what fades out', async () => {
  const root = board();
  cellOf(root, 'c')?.focus();
  root.querySelector('section')?.setAttribute('inert', '');
  await seen();
  expect(here()).toHaveProperty('rest');
});
