import { expect, test } from 'vitest';
import { changesIn } from './changes';
import { tableOf, thingsIn, type Names } from './parts';
import { staging } from './staging';

const names: Names = {
  seats: ['Ann', 'Bo'],
  things: thingsIn({
    kinds: [{ id: 'jelly', name: 'Jelly Filled', extra: { id: 'x', name: 'Ex' } }, { id: 'no-name' }],
  }),
};

test('names are found wherever they stand in a box', () =>
  expect([...names.things]).toEqual([
    ['jelly', 'Jelly Filled'],
    ['x', 'Ex'],
  ]));

test('a view becomes fields: labels in words, names of things and seats, counts, lists', () => {
  const view = {
    book: { edition: 'house' },
    viewer: 'spectator',
    due: [1],
    last_round: false,
    leading_seat: 2,
    seat_count: 2,
    row: ['jelly', null, 'day_old'],
    pile: { jelly: 2, x: 0 },
    empty: {},
    phase: { pick: { mine: 0 } },
  };
  const words = (text: string) => ({ kind: 'words', words: text });
  expect(tableOf(view, names)).toEqual({
    seats: [],
    common: [
      { path: 'last_round', label: 'Last round', part: words('no') },
      { path: 'leading_seat', label: 'Leading seat', part: words('Bo') },
      { path: 'seat_count', label: 'Seat count', part: words('2') },
      {
        path: 'row',
        label: 'Row',
        part: {
          kind: 'list',
          items: [
            { path: 'row.0', part: words('Jelly Filled') },
            { path: 'row.1', part: { kind: 'nothing' } },
            { path: 'row.2', part: words('day old') },
          ],
        },
      },
      {
        path: 'pile',
        label: 'Pile',
        part: { kind: 'counts', items: [{ path: 'pile.jelly', words: 'Jelly Filled', n: 2 }] },
      },
      { path: 'empty', label: 'Empty', part: { kind: 'nothing' } },
      {
        path: 'phase',
        label: 'Phase',
        part: {
          kind: 'fields',
          fields: [
            {
              path: 'phase.pick',
              label: 'Pick',
              part: { kind: 'fields', fields: [{ path: 'phase.pick.mine', label: 'Mine', part: words('0') }] },
            },
          ],
        },
      },
    ],
  });
});

test('only a list called seats is shared out among the seats', () => {
  const { common, seats } = tableOf({ seats: [{ hand: 1 }, { hand: 2 }], hands: [{ n: 1 }, { n: 2 }] }, names);
  expect(seats.map((fields) => fields.map(({ path, label }) => [path, label]))).toEqual([
    [['seats.0.hand', 'Hand']],
    [['seats.1.hand', 'Hand']],
  ]);
  expect(common.map(({ path }) => path)).toEqual(['hands']);
  expect(tableOf({ seats: [{ hand: 1 }] }, names).seats).toEqual([]);
  expect(tableOf(null, names).common).toHaveLength(1);
});

test('changes are found where they are: other values, new places, and what has lost something', () => {
  const changes = (before: unknown, after: unknown) => [...changesIn(before, after)].sort();
  expect(changes({ a: 1, row: [1, 2] }, { a: 1, row: [1, 2] })).toEqual([]);
  expect(changes({ a: 1, row: [1, 2] }, { a: 2, row: [1, 3, 4] })).toEqual(['a', 'row.1', 'row.2']);
  expect(changes({ pile: { x: 1, y: 2 } }, { pile: { x: 1 } })).toEqual(['pile']);
  expect(changes({ phase: 'fill' }, { phase: { pick: {} } })).toEqual(['phase']);
  expect(changes({ phase: [] }, { phase: {} })).toEqual(['phase']);
});

test('what has a sentence is looked at, what has none is not waited for', () => {
  expect(staging.time({} as never, 'Ann takes it.')).toBeGreaterThan(0);
  expect(staging.time({} as never)).toBe(0);
});
