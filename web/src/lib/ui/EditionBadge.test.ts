import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import EditionBadge from './EditionBadge.svelte';

const edition = {
  id: 'reconstruction-1',
  title: 'A Bad Day for Donuts, reconstructed edition',
  label: 'reconstruction',
  note: 'The turn is printed. The board is ours.',
};

test('a badge says in a word what the edition is, and its window which parts are printed', async () => {
  render(EditionBadge, { edition });
  expect(screen.queryByText(/The board is ours/)).toBeNull();
  const badge = screen.getByRole('button', { name: `Reconstruction: ${edition.title}` });
  expect(badge.textContent).toBe('Reconstruction');
  await fireEvent.click(badge);
  const window = within(screen.getByRole('dialog', { name: edition.title }));
  expect(window.getByText('Reconstruction. The turn is printed. The board is ours.')).toBeTruthy();
  await fireEvent.click(window.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
