import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFakeFetch } from '../../../tests/fakes';
import { partyAt, rememberNames } from '$lib/people';
import type { BotInfo, GameInfo } from '$lib/protocol';
import { router } from '$lib/router.svelte';
import { session } from '$lib/session.svelte';
import { defaultSetup } from '../start/setup';
import { faultOf, recallPlan, rememberPlan, withSeats, type Place } from './plan';
import SeatsDialog from './SeatsDialog.svelte';

const game = {
  id: 'go-nuts',
  title: 'Go Nuts for Donuts',
  tagline: '',
  seats_min: 2,
  seats_max: 4,
  minutes: 20,
  options: [],
  editions: [],
  lessons: [],
} as GameInfo;
const bots: BotInfo[] = [
  { name: 'easy', about: '', level: true },
  { name: 'medium', about: '', level: true },
];
const plan = () => recallPlan(game, ['easy', 'medium'], 'Ann', 'medium');
const person = (name: string): Place => ({ kind: 'person', name, bot: 'medium' });
const bot: Place = { kind: 'bot', name: '', bot: 'easy' };

beforeEach(() => {
  localStorage.clear();
  session.name = 'Ann';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('at first the owner of the browser and somebody else; names of earlier games are put forward', () => {
  expect(plan().places).toEqual([person('Ann'), person('')]);
  rememberNames(['Ann', 'Bo']);
  expect(plan().places).toEqual([person('Ann'), person('Bo')]);
});

test('what was chosen last is offered again, with the name of the browser for the first person', () => {
  rememberPlan('go-nuts', { places: [bot, person('Old'), person('Bo')], open: true });
  expect(plan()).toEqual({ places: [bot, person('Ann'), person('Bo')], open: true });
  rememberPlan('go-nuts', { places: [person('Old'), person('Ann')], open: false });
  expect(plan().places).toEqual([person('Ann'), person('')]);
});

test('seats are added as bots, and what the game or the server no longer has is left out', () => {
  expect(withSeats(plan(), 4, 'easy').places.map((place) => place.kind)).toEqual(['person', 'person', 'bot', 'bot']);
  rememberPlan('go-nuts', { places: Array.from({ length: 6 }, () => ({ ...bot, bot: 'gone' })), open: false });
  expect(plan().places.map((place) => place.bot)).toEqual(['medium', 'medium', 'medium', 'medium']);
});

test('a plan without people, with somebody nameless or with one name twice is refused', () => {
  expect(faultOf({ places: [bot, bot], open: false })).toEqual({ why: 'nobody' });
  expect(faultOf({ places: [person('Ann'), person(' ')], open: false })).toEqual({ why: 'no-name', seat: 2 });
  expect(faultOf({ places: [person('Ann'), bot, person('ann ')], open: false })).toEqual({
    why: 'twice',
    name: 'ann',
    seat: 3,
  });
  expect(faultOf({ places: [person('Ann'), bot, person('Bo')], open: false })).toBeNull();
});

function server(more: Record<string, unknown> = {}) {
  vi.spyOn(router, 'go').mockImplementation(() => {});
  return useFakeFetch({
    'POST /api/session': { name: 'Ann' },
    'PUT /api/me': { name: 'Anna' },
    'POST /api/tables': { id: 't1' },
    'POST /api/players': { name: 'Bo', secret: '5ec7e7' },
    'POST /api/tables/t1/sit': { event: 1 },
    'POST /api/tables/t1/bots': { event: 2 },
    'POST /api/tables/t1/abandon': { event: 3 },
    ...more,
  });
}

const open = () => {
  render(SeatsDialog, { game, bots, setup: defaultSetup, open: true });
  return within(screen.getByRole('dialog', { name: 'Pass and play: Go Nuts for Donuts' }));
};

test('people, a bot and a free seat: everybody is seated as who they are, and the table waits for the last one', async () => {
  const fetched = server();
  const dialog = open();
  await fireEvent.change(dialog.getByLabelText('Seats'), { target: { value: '4' } });
  await fireEvent.input(dialog.getByLabelText('Name at seat 1'), { target: { value: 'Anna' } });
  await fireEvent.input(dialog.getByLabelText('Name at seat 2'), { target: { value: 'Bo' } });
  await fireEvent.change(dialog.getByLabelText('Level of the bot at seat 3'), { target: { value: 'easy' } });
  await fireEvent.change(dialog.getByLabelText('Who plays seat 4'), { target: { value: 'free' } });
  await fireEvent.click(dialog.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(router.go).toHaveBeenCalledWith('/table/t1', { start: false }));
  const sent = (fetched.mock.calls as [string, RequestInit & { headers: Record<string, string> }][]).map(
    ([path, init]) => [
      path,
      init.body === undefined ? null : JSON.parse(String(init.body)),
      init.headers['authorization'] ?? null,
    ],
  );
  expect(sent).toContainEqual(['/api/me', { name: 'Anna' }, null]);
  expect(sent).toContainEqual(['/api/tables', expect.objectContaining({ game: 'go-nuts', seats: 4 }), null]);
  expect(sent).toContainEqual(['/api/tables/t1/sit', { seat: 1 }, null]);
  expect(sent).toContainEqual(['/api/tables/t1/sit', { seat: 2 }, 'Bearer 5ec7e7']);
  expect(sent).toContainEqual(['/api/tables/t1/bots', { seat: 3, bot: 'easy' }, null]);
  expect(partyAt('t1')).toEqual({
    people: [
      { name: 'Anna', secret: null },
      { name: 'Bo', secret: '5ec7e7' },
    ],
    open: false,
    onlooker: null,
  });
});

test('one person with bots is nothing special: nothing is kept and nothing is ever passed on', async () => {
  server();
  const dialog = open();
  await fireEvent.change(dialog.getByLabelText('Who plays seat 2'), { target: { value: 'bot' } });
  await fireEvent.click(dialog.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(router.go).toHaveBeenCalledWith('/table/t1', { start: true }));
  expect(partyAt('t1')).toBeNull();
});

test('what is wrong is said in words, at the field', async () => {
  const fetched = server();
  const dialog = open();
  await fireEvent.click(dialog.getByRole('button', { name: 'Start' }));
  expect(dialog.getByText('Enter a name for seat 2.')).toBeTruthy();
  expect(dialog.getByLabelText('Name at seat 2').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(dialog.getByLabelText('Name at seat 2'));
  expect(fetched).not.toHaveBeenCalled();
});

test('a table that cannot be filled is closed again, and the server says why', async () => {
  const fetched = server({ 'POST /api/players': undefined });
  const dialog = open();
  await fireEvent.input(dialog.getByLabelText('Name at seat 2'), { target: { value: 'Bo' } });
  await fireEvent.click(dialog.getByRole('button', { name: 'Start' }));
  await vi.waitFor(() => expect(dialog.getByText('there is nothing at this address')).toBeTruthy());
  expect((fetched.mock.calls as [string][]).map(([path]) => path)).toContain('/api/tables/t1/abandon');
  expect(router.go).not.toHaveBeenCalled();
});
