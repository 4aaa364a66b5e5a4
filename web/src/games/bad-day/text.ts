/** Every word of this board that does not come from the server. */
import type { Phase } from './types';

const list = (names: string[]): string => (names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
/** A choice's words as a sentence of their own. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** What the one who is asked has to do. */
export function asked(phase: Phase, pool: number, optional: boolean): string {
  switch (phase) {
    case 'choose': return optional ? 'Bake one of these donuts, or none.' : 'Which donut do you bake?';
    case 'before_roll': return 'Roll for movement, or stay where you are.';
    case 'moving': return `Move your donuts: ${count(pool, 'point')} left.`;
    case 'pick': return 'Several fights wait. Which one comes first?';
    case 'die_entering':
    case 'die_resident': return 'A round begins. Do you add dice?';
    case 'answer': return 'You are losing this roll. Have dice rolled again?';
    case 'extra': return 'You won the round. Do you take more cubes?';
    case 'prevent': return 'You lost the round. Do you save cubes?';
    case 'steer_own': return 'Your donut must leave. Choose the way, or let the die decide?';
    case 'steer_opp': return 'The beaten donut must leave. Choose its way, or let the die decide?';
    case 'direction': return 'A six: choose where the donut goes.';
    default: return 'Choose.';
  }
}

const doing: Partial<Record<Phase, string>> = {
  choose: 'choosing a donut to bake', before_roll: 'about to move', moving: 'moving', pick: 'choosing the next fight',
  die_entering: 'thinking about more dice', die_resident: 'thinking about more dice', answer: 'thinking about another roll',
  extra: 'thinking about taking more cubes', prevent: 'thinking about saving cubes', steer_own: 'choosing a way out',
  steer_opp: 'choosing a way out for the loser', direction: 'choosing a way out',
};

/** What the others do. */
export const waitingFor = (names: string[], phase: Phase): string =>
  `${list(names)} ${names.length === 1 ? 'is' : 'are'} ${doing[phase] ?? 'choosing'}.`;

export const text = {
  board: 'The ring board',
  over: (winners: string[]) => (winners.length === 1 ? `${winners[0]} wins.` : `${list(winners)} share the win.`),
  chance: 'The dice decide.',
  sent: 'Sent …',
  held: (donut: string, pool: number) => `${donut}: where to? ${count(pool, 'point')} left.`,
  heldHeal: (special: string) => `${special}: on which of your donuts?`,
  heldSteer: (special: string) => `${special}: which way?`,
  putBack: 'Put back',
  /** Short names of the plain choices; the long ones are the server's. */
  short: { roll: 'Roll the dice', skip: 'Stay', stop: 'Stop moving', pass: 'Spend nothing', 'bake:none': 'Bake nothing' } as Record<string, string>,

  pickUp: (donut: string, reach: number) => `Take up ${donut}: ${count(reach, 'space')} in reach`,
  putDown: (donut: string) => `Put ${donut} back`,
  pickSpecial: (name: string) => `Use ${name}: then choose for what`,
  donut: (owner: string, name: string, cubes: number, freshness: number, stale: boolean, space: string) =>
    `${owner}: ${name}, ${cubes} of ${freshness} cubes, ${stale ? 'stale' : 'fresh'}, on ${space}`,
  kitchenOf: (name: string) => `Kitchen of ${name}`,
  fresh: 'fresh',
  stale: 'stale',
  cubes: (cubes: number, freshness: number) => `${cubes} of ${count(freshness, 'cube')}`,
  staleAt: (at: number) => `stale at ${at}`,
  worth: (points: number) => `worth ${count(points, 'point')}`,
  locked: 'in a fight, stays',

  hand: 'Drawn donuts',
  hidden: (name: string, n: number) => `${name} holds ${count(n, 'hidden donut')}.`,
  handFacts: { freshness: 'cubes', staleness: 'stale at', points: 'points' },

  fight: (space: string) => `Fight on ${space}`,
  fights: 'Fights to come',
  entering: 'comes in',
  resident: 'was there',
  dice: (n: number) => count(n, 'die', 'dice'),
  extraDice: (n: number) => `${n} more`,
  winOdds: (name: string, chance: number) => `${name} wins the round: ${percent(chance)}`,
  oddsTitle: 'Chance to win the round.',
  knockout: (name: string, chance: number) => `${percent(chance)} that it eliminates ${name}.`,
  losing: (name: string) => `${name} is losing`,
  damage: (name: string, cubes: number) => `${name} is to lose ${count(cubes, 'cube')}`,
  leaves: (name: string) => `${name} must leave`,
  oddsNow: (now: number, then: number) => `${percent(now)} → ${percent(then)} to win`,
  oddsThen: (then: number) => `${percent(then)} to win the round`,
  chart: 'The evacuation die',
  ways: { cw: 'clockwise', ccw: 'counter-clockwise', in: 'inward', out: 'outward', stay: 'stays' } as Record<string, string>,
  six: { loser_chooses: 'loser chooses', winner_chooses: 'winner chooses', reroll: 'rolled again', stay: 'stays' } as Record<string, string>,
  rolls: 'What the dice said',

  specials: "Today's Specials",
  yourSpecials: "Your Today's Specials",
  noSpecials: 'You have no special yet. You may draw one when you bake.',
  counters: (n: number) => count(n, 'counter'),
  spent: 'used in this round',

  seats: 'Bakers',
  you: 'you',
  points: (points: number, goal: number) => `${points} of ${goal} points`,
  beaten: (names: string[]) => (names.length ? `Beat ${list(names)}` : 'Has beaten no donut yet'),
  noDonuts: 'no donut on the board',
  turn: (n: number) => `Turn ${n}`,
  pool: (n: number) => (n === 1 ? 'point' : 'points'),
  idle: (n: number, limit: number) => `${n} of ${limit} turns without an elimination`,

  supply: (n: number) => `${count(n, 'cube')} in the supply`,
  supplyLabel: 'Supply',
  bag: (n: number) => `${count(n, 'card')} in the bag`,
  bagLabel: 'Bag',
  discards: (names: string[]) => (names.length ? `Discards: ${names.join(', ')}` : 'No discards'),
  discardsLabel: 'Discards',
  removed: (names: string[]) => `Out of the game: ${names.join(', ')}`,
  wholeBoard: 'See the whole board',
  closer: 'Closer',
  firstRound: (chance: number) => `${percent(chance)} to win the first round`,
};
