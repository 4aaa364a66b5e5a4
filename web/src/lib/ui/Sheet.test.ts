import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import SheetOnBoard from '../../../tests/SheetOnBoard.svelte';

const choices = () => screen.queryByRole('button', { name: 'Glazed' });

test('a sheet is laid down to see the board, and taken up again', async () => {
  render(SheetOnBoard, { close: null });
  expect(screen.getByRole('region', { name: 'Take a donut' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'See the board' }));
  expect(choices()).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Back to choosing' }));
  expect(choices()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('where an answer is owed Escape lays it down, else it puts it away', async () => {
  const { unmount } = render(SheetOnBoard, { close: null });
  await fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' });
  expect(choices()).toBeNull();
  unmount();
  const close = vi.fn();
  render(SheetOnBoard, { close });
  await fireEvent.keyDown(screen.getByRole('region'), { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});
