/** All words of the board that do not come from the server. */
import type { Box, DonutType, Power, Score } from './types';

const and = new Intl.ListFormat('en', { type: 'conjunction' });

/** The points of one type, as short as a card needs it. */
export function scoreWords(type: DonutType, options: Box['options']): string {
  const score: Score = type.score;
  switch (score.kind) {
    case 'each': {
      const points = signed(type.points_by_option ? options.bear_claw_points : score.points);
      return points === '0' ? 'No points' : `${points} each`;
    }
    case 'by_count':
      return score.table.join('·');
    case 'per_set':
      return `${signed(score.points)} for every ${score.size}`;
    case 'majority': {
      const most = options.plain_bonus === 'per_card' ? `${score.bonus} each with the most` : `${signed(score.bonus)} for the most`;
      return `${score.each} each, ${most}`;
    }
    case 'each_if_types_at_most':
      return `${signed(score.points)} each with ${score.limit} types or fewer`;
    case 'each_if_types_at_least':
      return `${signed(score.points)} each with ${score.limit} types or more`;
    case 'each_if_cards_at_most':
      return `${signed(score.points)} each with ${score.limit} donuts or fewer`;
    case 'each_if_fewest_cards':
      return `${signed(score.points)} each with the fewest donuts`;
    case 'each_per_negative':
      return `${signed(score.points)} per minus donut`;
  }
}

/** A table of points needs a word about what its numbers mean. */
export function scoreNote(score: Score): string | null {
  return score.kind === 'by_count' ? `for 1 to ${score.table.length}` : null;
}

const powers: Record<Exclude<Power, 'none'>, (count: number) => string> = {
  draw_one: () => 'Draw one more',
  peek_two_keep_one: () => 'See two, keep one',
  take_top_discard: () => 'Take the top discard',
  take_any_discard: () => 'Take any discard',
  steal: () => 'Take one of a rival',
  give: () => 'Give one away',
  discard_own: () => 'Discard one of yours',
  discard_other: () => 'Discard one of a rival',
  pass_left: () => 'All pass one left',
  clear_unselected: () => 'Clear the leftovers',
  scoop_discard: (count) => `Take up to ${count} discards`,
  pay_or_drop: (count) => `Pay ${count}, or lose it`,
};

/** What a donut does when it is taken, in a few words; null if nothing. */
export function powerWords(type: DonutType): string | null {
  return type.power === 'none' ? null : powers[type.power](type.power_count);
}

/** `+2`, `−1`, `0`. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** A number with a proper minus. */
export const plainNumber = (n: number) => (n < 0 ? `−${-n}` : `${n}`);

export const text = {
  boardLabel: 'Table of Go Nuts for Donuts',
  rowLabel: 'The row of donuts',
  round: (n: number) => `Round ${n}`,
  deck: 'Deck',
  deckLabel: (n: number) => (n === 1 ? 'The deck: 1 card' : `The deck: ${n} cards`),
  topKnown: (name: string) => `On top: ${name}`,
  putBack: (who: string) => `${who} knows the top card`,
  pile: 'Discards',
  pileLabel: (n: number, top: string | null) =>
    top === null ? 'The discard pile is empty' : `The discard pile: ${n === 1 ? '1 card' : `${n} cards`}, ${top} on top. Show all`,
  pileTray: 'The discard pile, newest first',
  pileEmpty: 'Nothing has been discarded.',
  close: 'Close',
  place: (n: number) => `Place ${n}`,
  emptyPlace: (n: number) => `Place ${n} is empty`,
  cardLabel: (place: number, name: string, about: string) => `Place ${place}: ${name}. ${about}`,
  reached: (who: string) => `Reached for by ${who}`,
  yourPick: 'Your secret pick',
  mine: 'Your donuts',
  collectionOf: (who: string) => `Donuts of ${who}`,
  noneMine: 'Nothing yet. Be alone on a number, and its donut is yours.',
  none: 'No donut yet',
  you: 'you',
  points: (n: number) => (Math.abs(n) === 1 ? 'point' : 'points'),
  soFar: (n: number) => `${plainNumber(n)} ${Math.abs(n) === 1 ? 'point' : 'points'} as things stand`,
  amount: (cards: number, types: number) => `${cards === 1 ? '1 donut' : `${cards} donuts`}, ${types === 1 ? '1 type' : `${types} types`}`,
  tile: (name: string, copies: number, worth: string | null) => `${name}${copies > 1 ? `, ${copies} of them` : ''}${worth === null ? '' : `: ${worth}`}`,
  worth: (points: number, how: string) => `${plainNumber(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} (${how})`,
  choosing: 'choosing',
  hasPicked: 'has picked',
  hasChosen: 'has chosen',
  reaches: (place: number) => `reaches for ${place}`,
  lastAlone: (place: number) => `took ${place}`,
  lastClash: (place: number) => `clash on ${place}`,
  hand: 'The two cards from the deck',
  hidden: 'A card only its taker sees',
  chooseReceiver: (name: string) => `Give your ${name}: choose who gets it`,
  giveHere: (name: string) => `Give the ${name} here`,
  putBackHeld: 'Keep it after all',
  markClear: (place: number, name: string, marked: boolean) =>
    marked ? `Leave place ${place}, the ${name}, in the row` : `Mark place ${place}, the ${name}, to be discarded`,
  skip: 'Skip',
  menu: 'All donuts of this table',
  unseen: (n: number) => (n === 0 ? 'none left' : `${n} still unseen`),
  taken: (who: string, name: string) => `${who} was alone and gets the ${name}.`,
  takenByYou: (name: string) => `You were alone and get the ${name}!`,
  clash: (who: string[], name: string) => `${and.format(who)} meet at the ${name}: it is lost.`,
  reveal: 'Hands on the counter!',
};

/** Who is waited for. */
export const waitingFor = (names: string[]) => (names.length === 1 ? `${names[0]} is choosing.` : `${and.format(names)} are choosing.`);

/** What is asked of the viewer now. */
export const asked = {
  pick: 'Reach for a donut. Whoever is alone on a number gets it.',
  keep: 'Keep one of the two cards; the other goes back on top of the deck.',
  salvage: 'Take a donut from the discard pile.',
  steal: 'Take a donut from somebody.',
  trash: 'Discard a donut of somebody else.',
  give: 'Give one of your donuts away: choose the donut, then who gets it.',
  toss: 'Discard one of your donuts.',
  pass: (to: string) => `Everybody passes a donut to the left: choose yours for ${to}.`,
  clear: 'Mark the donuts nobody reached for that should go, or leave them.',
  scoop: (left: number) => (left === 1 ? 'You may take one more donut from the discard pile.' : `You may take up to ${left} donuts from the discard pile.`),
  milk: 'Pay for it with other donuts, or discard it.',
  milkToss: (left: number) => (left === 1 ? 'Discard one more of your donuts.' : `Discard ${left} of your donuts, one after the other.`),
};

export const told = {
  picked: (place: number, name: string | null) => (name === null ? `You reach for place ${place}.` : `You reach for place ${place}, the ${name}.`),
  passed: (name: string) => `You pass the ${name}.`,
  over: 'The deck cannot fill the row: the game is over.',
  filling: 'The row is filled.',
  power: (who: string, name: string) => `${who} has the ${name}.`,
  yourPower: (name: string) => `You have the ${name}.`,
};
