import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { useFakeFetch } from '../../../tests/fakes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotInfo, GameInfo, OptionInfo } from '$lib/protocol';
import SetupDialog from './SetupDialog.svelte';
import { allows, differing, recallSetup, rememberSetup, tableOf, defaultSetup, type Setup } from './setup';

const game: GameInfo = {
  id: 'go-nuts',
  title: 'Go Nuts for Donuts',
  tagline: '',
  seats_min: 2,
  seats_max: 6,
  minutes: 20,
  options: [
    {
      name: 'bear_claw_points',
      kind: { type: 'number', min: -9, max: 9 },
      help: 'Points of each Bear Claw',
      default: -2,
      variant: false,
    },
    {
      name: 'twist_taker',
      kind: { type: 'word', words: ['any', 'only_if_sole', 'other'].map((value) => ({ value, label: value })) },
      help: 'What the taker may pass',
      default: 'any',
      variant: false,
    },
    {
      name: 'reveal_rush',
      kind: { type: 'switch' },
      help: 'Whether a card can start a Rush',
      default: false,
      variant: true,
    },
  ],
  lessons: [],
  editions: [
    { id: 'first', title: 'First edition', label: 'mostly as printed', note: 'All printed but two donuts.' },
    { id: 'retail', title: 'Retail', label: 'reconstruction', note: 'The donuts are ours.' },
  ],
};
const bots: BotInfo[] = [
  { name: 'easy', about: 'Slips often.', level: true },
  { name: 'medium', about: 'Thinks ahead a little.', level: true },
];

beforeEach(() => {
  localStorage.clear();
  useFakeFetch({ 'POST /api/session': { name: 'Ann' }, 'POST /api/tables/check': {} });
});
afterEach(() => vi.unstubAllGlobals());

test('an option takes what its kind allows, and nothing else', () => {
  const [number, word, yesOrNo] = game.options as [OptionInfo, OptionInfo, OptionInfo];
  expect([-9, 0, 9].every((value) => allows(number, value))).toBe(true);
  expect([-10, 1.5, 'any', true].some((value) => allows(number, value))).toBe(false);
  expect(allows(word, 'only_if_sole') && allows(yesOrNo, false)).toBe(true);
  expect(allows(word, 'never') || allows(word, 1) || allows(yesOrNo, 'true')).toBe(false);
});

test('remembers for each game, and drops what the game no longer has', () => {
  const setup: Setup = {
    ...defaultSetup,
    seats: 4,
    bot: 'gone',
    edition: 'lost',
    options: { bear_claw_points: 3, old: true, twist_taker: 'never' },
  };
  rememberSetup('go-nuts', setup);
  expect(recallSetup(game, ['easy', 'medium'])).toEqual({
    ...defaultSetup,
    seats: 4,
    options: { bear_claw_points: 3 },
  });
});

test('the first game is an easy one; the level chosen last is offered for the other games too', () => {
  expect(recallSetup(game, ['easy', 'medium']).bot).toBe('easy');
  rememberSetup('donut', { ...defaultSetup, bot: 'medium' });
  expect(recallSetup(game, ['easy', 'medium']).bot).toBe('medium');
});

test('nonsense in the storage is as good as nothing', () => {
  localStorage.setItem('dozen.setup.go-nuts', '[1, 2');
  expect(recallSetup(game, [])).toEqual(defaultSetup);
});

test('a table against bots has no clock; a table for people has what was chosen', () => {
  const setup: Setup = {
    ...defaultSetup,
    seats: 3,
    edition: 'retail',
    clock: '60',
    open: true,
    hints: false,
    options: { reveal_rush: true },
  };
  expect(tableOf('go-nuts', setup, false)).toEqual({
    game: 'go-nuts',
    seats: 3,
    edition: 'retail',
    options: { reveal_rush: true },
  });
  expect(tableOf('go-nuts', setup, true)).toMatchObject({
    clock: { kind: 'per_move', seconds: 60 },
    visibility: 'public',
    hints: false,
  });
  expect(tableOf('go-nuts', defaultSetup, false)).toEqual({ game: 'go-nuts' });
});

function open(setup: Setup) {
  const changed = vi.fn<(setup: Setup) => void>();
  render(SetupDialog, { game, bots, setup, changed, open: true });
  return { changed, dialog: within(screen.getByRole('dialog', { name: 'Game settings: Go Nuts for Donuts' })) };
}

test('the dialog shows how much of the edition is printed and what the bots are like', () => {
  const { dialog } = open({ ...defaultSetup, edition: 'retail' });
  expect(dialog.getByText('Reconstruction. The donuts are ours.')).toBeTruthy();
  expect(dialog.getByText('Slips often.')).toBeTruthy();
});

test('changing a field tells the whole setup', async () => {
  const { changed, dialog } = open(defaultSetup);
  await fireEvent.change(dialog.getByLabelText('Seats'), { target: { value: '5' } });
  expect(changed).toHaveBeenLastCalledWith({ ...defaultSetup, seats: 5 });
  await fireEvent.change(dialog.getByLabelText('Points of each Bear Claw'), { target: { value: '4' } });
  expect(changed).toHaveBeenLastCalledWith({ ...defaultSetup, options: { bear_claw_points: 4 } });
});

test('a house rule set back to its default is left out; one out of range is not taken, and says so', async () => {
  const { changed, dialog } = open({ ...defaultSetup, options: { bear_claw_points: 4 } });
  await fireEvent.change(dialog.getByLabelText('Points of each Bear Claw'), { target: { value: '-2' } });
  expect(changed).toHaveBeenLastCalledWith(defaultSetup);
  await fireEvent.change(dialog.getByLabelText('Points of each Bear Claw'), { target: { value: '99' } });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(dialog.getByText(/^A number from .* to /)).toBeTruthy();
});

test('what differs is listed in the order of the game, without what is as usual or unknown', () => {
  const chosen = { old: 1, reveal_rush: true, twist_taker: 'any', bear_claw_points: 4 };
  expect(differing(game.options, chosen).map(({ option, value }) => [option.name, value])).toEqual([
    ['bear_claw_points', 4],
    ['reveal_rush', true],
  ]);
});

test('house rules that have been opened stay open while seats and bots change; variants of the rulebook are always there', async () => {
  const { dialog } = open(defaultSetup);
  const house = dialog.getByText('House rules').closest('details');
  expect(house?.open).toBe(false);
  expect(dialog.getByLabelText('Whether a card can start a Rush').closest('details')).toBeNull();
  await fireEvent.click(dialog.getByText('House rules'));
  if (house) house.open = true;
  await fireEvent.change(dialog.getByLabelText('Seats'), { target: { value: '5' } });
  await fireEvent.change(dialog.getByLabelText('Bots'), { target: { value: 'medium' } });
  expect(house?.open).toBe(true);
});

test('what does not go together is refused at once, with the reason, and the setup stays as it was', async () => {
  const impossible = { code: 'bad-config', message: 'there are only 2 seats' };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(impossible), { status: path.endsWith('check') ? 400 : 200 })),
  );
  const { changed, dialog } = open(defaultSetup);
  await fireEvent.change(dialog.getByLabelText('Seats'), { target: { value: '2' } });
  expect(await dialog.findByText('there are only 2 seats')).toBeTruthy();
  expect(changed).toHaveBeenLastCalledWith(defaultSetup);
  expect(dialog.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true);
  expect(dialog.getByLabelText('Seats')).toHaveProperty('value', '2');
});
