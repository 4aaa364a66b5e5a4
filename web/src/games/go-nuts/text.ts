/** The words of this board that do not come from the server: the typed face of `en.ftl` and `de.ftl` beside it. */
import { listed, together, words, type Who } from '$lib/language';
import type { Box, DonutType, Power, Score } from './types';

const t = words('go-nuts');

/** The points of one type, as short as a card needs it. */
export function scoreWords(type: DonutType, options: Box['options']): string {
  const score: Score = type.score;
  switch (score.kind) {
    case 'each': {
      const points = pointsEach(type, options);
      return points === 0 ? t('score-none') : t('score-each', { points: signed(points) });
    }
    case 'by_count':
      return score.table.join('·');
    case 'per_set':
      return t('score-per-set', { points: signed(score.points), size: score.size });
    case 'majority': {
      const { each, bonus } = score;
      return options.plain_bonus === 'per_card'
        ? t('score-majority-each', { each, bonus })
        : t('score-majority', { each, bonus: signed(bonus) });
    }
    case 'each_if_types_at_most':
      return t('score-types-at-most', { points: signed(score.points), limit: score.limit });
    case 'each_if_types_at_least':
      return t('score-types-at-least', { points: signed(score.points), limit: score.limit });
    case 'each_if_cards_at_most':
      return t('score-cards-at-most', { points: signed(score.points), limit: score.limit });
    case 'each_if_fewest_cards':
      return t('score-fewest', { points: signed(score.points) });
    case 'each_per_negative':
      return t('score-per-negative', { points: signed(score.points) });
  }
}

/** The points of every copy of a type; 0 for a type whose copies do not count one by one. */
export function pointsEach({ score, points_by_option }: DonutType, options: Box['options']): number {
  if (score.kind !== 'each') return 0;
  return points_by_option ? options.bear_claw_points : score.points;
}

/** What the options of this table make of a type; null where it counts as its card says. */
function atThisTable(type: DonutType, options: Box['options']): string | null {
  const { score } = type;
  switch (score.kind) {
    case 'each':
      return pointsEach(type, options) === score.points ? null : scoreWords(type, options);
    case 'majority':
      if (options.plain_bonus === 'per_card') return scoreWords(type, options);
      return options.plain_tie_bonus === 0 ? null : t('here-ties', { points: signed(options.plain_tie_bonus) });
    case 'each_if_fewest_cards':
      return options.fewest_ties === 'strict' ? t('here-alone') : null;
    default:
      return null;
  }
}

/** All that a card says, and what counts at this table instead. */
export function aboutType(type: DonutType, options: Box['options']): string {
  const here = atThisTable(type, options);
  return here === null ? type.text : t('text-here', { text: type.text, here });
}

/** A table of points needs a word about what its numbers mean. */
export function scoreNote(score: Score): string | null {
  return score.kind === 'by_count' ? t('score-note', { n: score.table.length }) : null;
}

const powers: Record<Exclude<Power, 'none'>, (count: number) => string> = {
  draw_one: () => t('power-draw-one'),
  peek_two_keep_one: () => t('power-peek'),
  take_top_discard: () => t('power-top-discard'),
  take_any_discard: () => t('power-any-discard'),
  steal: () => t('power-steal'),
  give: () => t('power-give'),
  discard_own: () => t('power-discard-own'),
  discard_other: () => t('power-discard-other'),
  pass_left: () => t('power-pass-left'),
  clear_unselected: () => t('power-clear'),
  scoop_discard: (count) => t('power-scoop', { count }),
  pay_or_drop: (count) => t('power-pay', { count }),
};

/** What a donut does when it is taken, in a few words; null if nothing. */
export function powerWords(type: DonutType): string | null {
  return type.power === 'none' ? null : powers[type.power](type.power_count);
}

/** `+2`, `−1`, `0`. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plainNumber(points);
}

/** A number with a proper minus. */
export const plainNumber = (n: number) => (n < 0 ? `−${-n}` : `${n}`);

/** Facts read out one after the other. */
export const facts = (all: (string | null | undefined | false)[]): string =>
  all
    .filter((fact) => typeof fact === 'string' && fact !== '')
    .map((fact) => `${fact}`.replace(/\.$/, ''))
    .join('. ');

export const text = {
  get boardLabel() {
    return t('board');
  },
  get rowLabel() {
    return t('row');
  },
  round: (n: number) => t('round', { n }),
  get supply() {
    return t('supply');
  },
  get deck() {
    return t('deck');
  },
  deckLabel: (n: number) => t('deck-label', { n }),
  topKnown: (name: string) => t('top-known', { name }),
  putBack: (who: Who) => t('put-back', { who }),
  get pile() {
    return t('pile');
  },
  pileLabel: (n: number, top: string | null) => (top === null ? t('pile-none') : t('pile-label', { n, top })),
  get pileTray() {
    return t('pile-tray');
  },
  get aboutDeck() {
    return t('about-deck');
  },
  get aboutPile() {
    return t('about-pile');
  },
  aboutLast: (came: 'alone' | 'clash' | 'open') => t('about-last', { came }),
  get pileEmpty() {
    return t('pile-empty');
  },
  get others() {
    return t('others');
  },
  get donuts() {
    return t('donuts');
  },

  emptyPlace: (place: number) => t('empty-place', { place }),
  card: (place: number, name: string) => t('card', { place, name }),
  reached: (hands: Who[]) => t('reached', { who: together(hands) }),
  get yourPick() {
    return t('your-pick');
  },
  get isNew() {
    return t('is-new');
  },
  markClear: (place: number, name: string, marked: boolean) =>
    marked ? t('unmark-clear', { place, name }) : t('mark-clear', { place, name }),

  get mine() {
    return t('mine');
  },
  collectionOf: (who: string) => t('collection-of', { who }),
  get noneMine() {
    return t('none-mine');
  },
  get none() {
    return t('none');
  },
  get you() {
    return t('you');
  },
  get pointsName() {
    return t('points-name');
  },
  get pointsMeaning() {
    return t('points-meaning');
  },
  soFar: (points: number) => t('so-far', { points: plainNumber(points), n: Math.abs(points) }),
  amount: (cards: number, types: number) => t('amount', { cards, types }),
  tile: (name: string, copies: number) => t('tile', { name, copies }),
  worthNow: (points: number, how: string) => t('worth-now', { points: plainNumber(points), n: Math.abs(points), how }),
  worth: (points: number, how: string) => t('worth', { points: plainNumber(points), n: Math.abs(points), how }),
  get choosing() {
    return t('choosing');
  },
  get hasPicked() {
    return t('has-picked');
  },
  get hasChosen() {
    return t('has-chosen');
  },
  reaches: (place: number) => t('reaches', { place }),
  lastAlone: (place: number) => t('last-alone', { place }),
  lastClash: (place: number) => t('last-clash', { place }),

  get hand() {
    return t('hand');
  },
  youShort: (points: string) => t('you-short', { points }),
  themShort: (who: string, points: string) => t('them-short', { who, points }),
  forYou: (points: string) => t('for-you', { points }),
  ifAlone: (words: string) => t('if-alone', { words }),
  costsThem: (who: string, n: number) => t('costs-them', { who, n }),
  givesThem: (who: string, n: number) => t('gives-them', { who, n }),
  sameForThem: (who: string) => t('same-for-them', { who }),
  tapAgain: (words: string, about: string) => t('tap-again', { words, about }),
  get changesBrief() {
    return t('changes-brief');
  },
  get hidden() {
    return t('hidden');
  },
  chooseReceiver: (name: string) => t('choose-receiver', { name }),

  get menu() {
    return t('menu');
  },
  unseen: (n: number) => t('unseen', { n }),
  taken: (who: Who, name: string) => t('taken', { who, name }),
  clash: (hands: Who[], name: string) => t('clash', { who: together(hands), name }),
  get reveal() {
    return t('reveal');
  },
  power: (who: Who, name: string, power: string) => t('power', { who, name, power }),
  fizzled: (name: string, power: Power) => t('fizzled', { name, power }),
  roundOver: (n: number) => t('round-over', { n }),
  over: (how: 'alone' | 'donuts' | 'shared', winners: Who[], tied: Who[], points: number, donuts: number) =>
    t('over', { how, who: together(winners), tied: together(tied), points, donuts }),

  gets: (who: Who) => t('gets', { who }),
  get nobodyGets() {
    return t('nobody-gets');
  },
  afterFizzled: () => t('after-fizzled'),
  afterDeck: (name: string) => t('after-deck', { name }),
  afterPile: (name: string) => t('after-pile', { name }),
  afterKept: (name: string) => t('after-kept', { name }),
  afterMoved: (name: string, from: Who, to: Who) => t('after-moved', { name, from, to }),
  afterLost: (name: string, who: Who) => t('after-lost', { name, who }),
  afterCleared: (name: string) => t('after-cleared', { name }),
  drew: (who: Who, name: string) => t('drew', { who, name }),
  looked: (who: Who) => t('looked', { who }),
  kept: (who: Who, name: string) => t('kept', { who, name }),
  salvaged: (who: Who, name: string) => t('salvaged', { who, name }),
  moved: (name: string, from: Who, to: Who) => t('moved', { name, from, to }),
  discarded: (name: string, who: Who) => t('discarded', { name, who }),
  cleared: (name: string, place: number) => t('cleared', { name, place }),
};

/** What is asked of the viewer now. */
export const asked = {
  get pick() {
    return t('ask-pick');
  },
  get keep() {
    return t('ask-keep');
  },
  get salvage() {
    return t('ask-salvage');
  },
  get steal() {
    return t('ask-steal');
  },
  get trash() {
    return t('ask-trash');
  },
  get give() {
    return t('ask-give');
  },
  get toss() {
    return t('ask-toss');
  },
  pass: (who: string) => t('ask-pass', { who }),
  get clear() {
    return t('ask-clear');
  },
  scoop: (left: number) => t('ask-scoop', { left }),
  get milk() {
    return t('ask-milk');
  },
  milkToss: (left: number) => t('ask-milk-toss', { left }),
};

/** What goes on where nothing is asked of the viewer, and why something is asked. */
export const told = {
  waiting: (names: string[]) => t('told-waiting', { names: listed(names), n: names.length }),
  picked: (place: number, name: string | null) =>
    name === null ? t('told-picked-empty', { place }) : t('told-picked', { place, name }),
  passed: (name: string) => t('told-passed', { name }),
  get over() {
    return t('told-over');
  },
  get filling() {
    return t('told-filling');
  },
  power: (who: Who, name: string) => t('told-power', { who, name }),
};
