/** The words of this board that do not come from the server: the typed face of `en.ftl` and `de.ftl` beside it. */
import { listed, together, words, type Who } from '$lib/language';
import { capital } from '$lib/text';
import type { Donut } from './cards';
import { readSpace } from './layout';
import type { Choice } from './offers';
import type { Face, Offer, Options, Phase } from './types';

const t = words('bad-day');
/** A space as the board names it. */
const place = (name: string) => {
  const { ring, spoke } = readSpace(name);
  return t('place', { ring, spoke });
};
const state = (stale: boolean) => (stale ? 'stale' : 'fresh');
/** Chances come in thousandths; people think in tens. */
const tenths = (chance: number) => Math.round(chance / 100);

/** What the one who is asked has to do. */
export function asked(phase: Phase, pool: number, optional: boolean): string {
  switch (phase) {
    case 'moving':
      return t('asked-moving', { n: pool });
    case 'choose':
      return t('asked', { phase: optional ? 'choose-or-none' : phase });
    case 'die_entering':
    case 'die_resident':
      return t('asked', { phase: 'die' });
    default:
      return t('asked', { phase });
  }
}

/** What the others do. */
export function waitingFor(names: string[], phase: Phase): string {
  const what =
    { die_entering: 'die', die_resident: 'die', steer_own: 'way', direction: 'way' }[phase as string] ?? phase;
  return t('doing', { names: listed(names), n: names.length, phase: what });
}

/** What the face of the evacuation die means. */
export const faceOf = (face: Face, six: Options['six']): string =>
  t('chart-face', { face: face === 'six' ? six : face });

/** The plain choices in few words; the many are the server's. */
export function short(offer: Offer): string | undefined {
  switch (offer.kind) {
    case 'roll':
      return t('roll');
    case 'skip':
      return t('skip');
    case 'stop':
      return t('stop');
    case 'pass':
      return t('pass');
    case 'bake_nothing':
      return t('bake-none');
    default:
      return undefined;
  }
}

/** What the button says that does what a finger has been shown. */
export function verbOf(offer: Offer): string {
  if (offer.kind === 'move') return t(offer.fight ? 'attack' : 'move');
  return t(offer.kind === 'fight' ? 'attack' : 'go');
}

/** What a counter would change; null where the words of the choice say it all. */
export function forecast(offer: Offer): string | null {
  switch (offer.kind) {
    case 'more_dice':
      return t('odds-now', { now: tenths(offer.now.win), then: tenths(offer.then.win) });
    case 'reroll':
      return t('odds-then', { then: tenths(offer.then.win) });
    case 'more_damage':
    case 'less_damage':
      return t('loss-then', { n: offer.loss.damage, left: offer.loss.left });
    default:
      return null;
  }
}

/** What one should know before it is done, a sentence each: the odds and the stakes of a fight, what it costs. */
export function notesOf({ offer, warning }: Choice): string[] {
  const notes = warning === undefined ? [] : [warning];
  if ('fight' in offer && offer.fight) {
    const { win, eliminates, out, points, stake } = offer.fight;
    notes.push(t('note-first-round', { tenths: tenths(win) }));
    notes.push(t('note-whole-fight', { out: tenths(eliminates), own: tenths(out) }));
    notes.push(t('note-bounty', { points, stake }));
  }
  if (offer.kind === 'stop' && offer.fights.length > 0) notes.push(t('note-fights', { n: offer.fights.length }));
  return notes;
}

export const text = {
  get board() {
    return t('board');
  },
  get spaces() {
    return t('spaces');
  },
  ring: (n: number) => t('ring', { n }),
  /** A space in words: what lies there, and what is going on there. */
  space: (space: string, what: string, marks: string[]) =>
    marks.length
      ? t('space-marked', { space: place(space), marks: marks.join(', '), what })
      : t('space', { space: place(space), what }),
  get empty() {
    return t('empty');
  },
  kitchen: (name: string) => t('kitchen', { name }),
  get fightHere() {
    return t('fight-here');
  },
  get fightWaits() {
    return t('fight-waits');
  },
  get justNow() {
    return t('just-now');
  },

  wins: (winners: Who[]) => t('wins', { who: together(winners), n: winners.length }),
  get over() {
    return t('over');
  },
  turnOf: (who: Who) => t('turn-of', { who }),
  get chance() {
    return t('chance');
  },
  get sent() {
    return t('sent');
  },
  held: (donut: string, pool: number) => t('held', { donut, n: pool }),
  heldHeal: (special: string) => t('held-heal', { special }),
  heldSteer: (special: string) => t('held-steer', { special }),
  get answers() {
    return t('answers');
  },
  get waysOut() {
    return t('ways-out');
  },
  get putBack() {
    return t('put-back');
  },
  get rollShort() {
    return t('roll-short');
  },

  pickUp: (donut: string, reach: number) => t('pick-up', { donut, n: reach }),
  putDown: (donut: string) => t('put-down', { donut }),
  pickSpecial: (special: string, what: string) => t('pick-special', { special, text: what }),
  donut: (owner: string, donut: string, cubes: number, full: number, stale: boolean) =>
    t('donut', { owner, donut, cubes, full, state: state(stale) }),
  donutOn: (owner: string, donut: string, cubes: number, full: number, stale: boolean, space: string) =>
    t('donut-on', { owner, donut, cubes, full, state: state(stale), space: place(space) }),
  donutAndDo: (donut: string, act: string) => t('donut-and-do', { donut, do: act }),
  get fresh() {
    return t('fresh');
  },
  get stale() {
    return t('stale');
  },
  get staleNow() {
    return t('stale-now');
  },
  cubes: (cubes: number, full: number) => t('cubes', { cubes, full }),
  staleAt: (n: number) => t('stale-at', { n }),
  worth: (n: number) => t('worth', { n }),
  get locked() {
    return t('locked');
  },

  get hand() {
    return t('hand');
  },
  hidden: (name: string, n: number) => t('hidden', { name, n }),
  cardCubes: (n: number) => t('card-cubes', { n }),
  get cardStale() {
    return t('card-stale');
  },
  get cardPoints() {
    return t('card-points');
  },

  get fight() {
    return t('fight');
  },
  dice: (n: number) => t('dice', { n }),
  rolled: (dice: number[]) => t('dice-rolled', { dice: dice.join(', ') }),
  odds: (donut: string, chance: number) => t('odds', { donut, tenths: tenths(chance) }),
  bounty: (n: number) => t('bounty', { n }),
  /** Nothing where that hardly ever happens. */
  knockout: (donut: string, chance: number) => (tenths(chance) ? t('knockout', { donut, tenths: tenths(chance) }) : ''),
  get tie() {
    return t('tie');
  },
  losing: (donut: string) => t('losing', { donut }),
  damage: (donut: string, n: number) => t('damage', { donut, n }),
  lost: (donut: string, n: number) => t('lost', { donut, n }),
  leaves: (donut: string) => t('leaves', { donut }),
  stays: (donut: string) => t('stays', { donut }),
  facing: (donut: string, face: string) => t('facing', { donut, face }),
  planSteps: (n: number) => t('plan-steps', { n }),
  planCubes: (n: number) => t('plan-cubes', { n }),
  planWins: (chance: number) => t('plan-wins', { tenths: tenths(chance) }),
  firstRound: (chance: number) => t('note-first-round', { tenths: tenths(chance) }),
  chartFace: (die: number, face: string) => t('chart-entry', { die, face }),
  get chart() {
    return t('chart');
  },
  get rolls() {
    return t('rolls');
  },

  get specials() {
    return t('specials');
  },
  get yourSpecials() {
    return t('your-specials');
  },
  counters: (n: number) => t('counters', { n }),
  get spent() {
    return t('spent');
  },
  specialAndDo: (act: string, counters: number, note: string | null) =>
    t('special-and-do', { do: act, counters: t('counters', { n: counters }), note: note ?? 'none' }),

  get seats() {
    return t('seats');
  },
  get everybody() {
    return t('everybody');
  },
  get closeSeats() {
    return t('close-seats');
  },
  get you() {
    return t('you');
  },
  get toMove() {
    return t('to-move');
  },
  points: (points: number, goal: number) => t('points', { points, goal }),
  beaten: (names: string[]) => t('beaten', { n: names.length, names: listed(names) }),
  get noDonuts() {
    return t('no-donuts');
  },
  turn: (n: number) => t('turn', { n }),
  pool: (n: number) => t('pool', { n }),
  idle: (n: number, limit: number) => t('idle', { n, limit }),

  get stock() {
    return t('stock');
  },
  supply: (n: number) => t('supply', { n }),
  get supplyLabel() {
    return t('supply-label');
  },
  bag: (n: number) => t('bag', { n }),
  get bagLabel() {
    return t('bag-label');
  },
  discards: (names: string[]) => t('discards', { n: names.length, names: names.join(', ') }),
  get supplyMeans() {
    return t('supply-means');
  },
  get bagMeans() {
    return t('bag-means');
  },
  get score() {
    return t('score');
  },
  scoreMeans: (goal: number) => t('score-means', { goal }),
  /** A donut as its card explains it. */
  about: (donut: Donut, piece: { cubes: number; stale: boolean }, owner: string, dice: number) => ({
    name: donut.name,
    meaning: t('about', { owner, cubes: piece.cubes, full: donut.freshness, state: state(piece.stale), dice }),
    now: t('about-more', { stale: donut.staleness, bounty: donut.points }),
  }),
  /** A donut card that has been drawn. */
  cardMeans: (donut: Donut, fresh: number, stale: number) => ({
    name: donut.name,
    meaning: t('card-means', { cubes: donut.freshness, fresh, at: donut.staleness, stale }),
    now: t('card-bounty', { bounty: donut.points }),
  }),
  kitchenMeans: (name: string) => ({ name: capital(t('kitchen', { name })), meaning: t('kitchen-means', { name }) }),
  chartMeans: (faces: string) => ({ name: t('chart'), meaning: t('chart-means', { faces }) }),
  stepsMean: (pool: number) => ({ name: t('steps'), meaning: t('steps-mean'), now: t('plan-steps', { n: pool }) }),
  get discardsLabel() {
    return t('discards-label');
  },
  removed: (names: string[]) => t('removed', { names: names.join(', ') }),
};
