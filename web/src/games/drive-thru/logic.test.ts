import { describe, expect, it } from 'vitest';
import { said } from '../../../tests/fakes';
import type { StepEntry } from '$lib/board';
import { lookOf } from './looks';
import { lastRoll, outlook, readKeep, readMove, readOdds, thingsOf } from './tokens';
import { track, type Places } from './tracker';

const say = (token: string, words = '') => ({ token, words });

describe('tokens', () => {
  it('are moves of pieces', () => {
    expect(readMove(say('learn2'))).toMatchObject({ kind: 'work', kitchen: 'learn', pieces: 2, recipe: null });
    expect(readMove(say('serve1:matcha'))).toMatchObject({
      kind: 'work',
      kitchen: 'serve',
      pieces: 1,
      recipe: 'matcha',
    });
    expect(readMove(say('coffee'))).toMatchObject({ kitchen: 'coffee', pieces: 1 });
    expect(readMove(say('take2:coffee'))).toMatchObject({ kind: 'take', kitchen: 'coffee', pieces: 2 });
    expect(readMove(say('keep:none'))).toBeNull();
  });

  it('are recipes kept and put away', () => {
    expect(readKeep(say('keep:none'))).toMatchObject({ kept: [], gone: [] });
    expect(readKeep(say('keep:matcha+shards/bun'))).toMatchObject({ kept: ['matcha', 'shards'], gone: ['bun'] });
    expect(readKeep(say('coffee'))).toBeNull();
  });

  it('name the things they are about', () => {
    expect(thingsOf('2.serve1:matcha')).toEqual(['kitchen:serve', 'recipe:matcha', 'hand:2']);
    expect(thingsOf('1.keep:coconut+hazel/bun')).toEqual(['recipe:coconut', 'recipe:hazel', 'recipe:bun']);
    expect(thingsOf('x.die:4')).toEqual(['die']);
    expect(thingsOf('3.fail')).toEqual([]);
  });
});

describe('odds', () => {
  it('are read from the words', () => {
    const choice = say('prepare1:bun', 'prepare the fluffy bun with 1 piece: 3 in 6, or 5 in 6 with Recognition');
    expect(readOdds(choice)).toEqual({ plain: 3, helped: 5, faces: 6 });
    expect(readOdds(say('serve1:bun', 'serve it with 1 piece: 4 in 8'))).toEqual({ plain: 4, helped: 4, faces: 8 });
  });

  it('are read in every language', () => {
    const choice = say('prepare1:bun', 'Fluffbrötchen mit 1 Stück zubereiten: 3 von 6, mit Anerkennung 5 von 6');
    expect(readOdds(choice)).toEqual({ plain: 3, helped: 5, faces: 6 });
    expect(readOdds(say('serve1:bun', 'Fluffbrötchen mit 2 Stücken servieren: 5 von 6'))).toEqual({
      plain: 5,
      helped: 5,
      faces: 6,
    });
    expect(outlook(say('serve1:bacon', 'Speck mit 1 Stück servieren: kann nicht gelingen'))).toBe(
      'kann nicht gelingen',
    );
  });

  it('are words where there are none', () => {
    const choice = say('serve1:bacon', 'serve the bacon with 1 piece: it cannot succeed');
    expect(readOdds(choice)).toBeNull();
    expect(outlook(choice)).toBe('it cannot succeed');
  });
});

describe('the last roll', () => {
  const step = (text: string, ...sentences: string[]): StepEntry => ({
    number: 1,
    at: 0,
    kind: 'step',
    step: text,
    events: said(...sentences),
  });

  it('is known with what it was for', () => {
    const events = [
      step('2.take1:learn'),
      step('1.prepare2:bun', 'Ann places.'),
      step('x.die:4', 'It shows 4.', 'Done.'),
    ];
    expect(lastRoll(events)).toEqual({
      seat: 1,
      stage: 'prepare',
      pieces: 2,
      recipe: 'bun',
      face: 4,
      said: ['It shows 4.', 'Done.'],
    });
  });

  it('is none where nobody rolled', () => {
    expect(lastRoll([step('1.learn1'), step('x.draw:bun')])).toBeNull();
    expect(lastRoll([])).toBeNull();
  });
});

describe('tracker', () => {
  const places = (all: Record<string, (string | number)[]>): Places => new Map(Object.entries(all));
  const ids = (tracked: ReturnType<typeof track>['tracked'], place: string) =>
    tracked.get(place)?.map((thing) => thing.id);

  it('lets things that stay keep their names and tells which have moved', () => {
    const first = track(new Map(), places({ hand: ['piece', 'piece'], learn: ['piece'], serve: [] }));
    expect(first.moved.size).toBe(0);
    expect(new Set([...(ids(first.tracked, 'hand') ?? []), ...(ids(first.tracked, 'learn') ?? [])]).size).toBe(3);
    const second = track(first.tracked, places({ hand: ['piece'], learn: ['piece'], serve: ['piece'] }));
    expect(ids(second.tracked, 'hand')).toEqual(ids(first.tracked, 'hand')?.slice(0, 1));
    expect(ids(second.tracked, 'learn')).toEqual(ids(first.tracked, 'learn'));
    expect(ids(second.tracked, 'serve')).toEqual(ids(first.tracked, 'hand')?.slice(1));
    expect([...second.moved]).toEqual(ids(second.tracked, 'serve'));
  });

  it('never mixes kinds, and names what is new', () => {
    const first = track(new Map(), places({ a: [0, 0, 5], b: [] }));
    const second = track(first.tracked, places({ a: [0], b: [0, 7] }));
    expect(second.tracked.get('b')?.map((thing) => thing.kind)).toEqual([0, 7]);
    expect(second.moved.size).toBe(1);
    const names = [...second.tracked.values()].flat().map((thing) => thing.id);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('looks', () => {
  it('are different for all recipes, also for those of other editions', () => {
    const ids = [
      'bun',
      'cherryberry',
      'caramel',
      'cinnamoan',
      'matcha',
      'baby',
      'maple',
      'custard',
      'coconut',
      'bittersweet',
      'lemon',
    ];
    expect(new Set(ids.map((id) => JSON.stringify(lookOf(id)))).size).toBe(ids.length);
    expect(lookOf('somebody_elses')).toEqual(lookOf('somebody_elses'));
    expect(lookOf('somebody_elses').shape).toBeTruthy();
  });
});
