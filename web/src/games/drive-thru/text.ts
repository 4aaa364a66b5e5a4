/** The words of this board that do not come from the server. */
import type { BakerCard, KitchenCard, RecipeCard } from './types';
import type { KitchenId, StageId } from './tokens';

const pieces = (n: number) => (n === 1 ? '1 piece' : `${n} pieces`);
const recognitions = (n: number) => (n === 1 ? '1 Recognition' : `${n} Recognitions`);
const list = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
const are = (names: string[]) => (names.length === 1 ? 'is' : 'are');
const doing = (stage: StageId) => (stage === 'prepare' ? 'prepare' : 'serve');

export const text = {
  /* Prompts */
  starting: 'Who begins is being drawn.',
  pickBaker: 'Choose the baker you want to be.',
  picksBaker: (names: string[]) => `${list(names)} ${are(names)} choosing a baker.`,
  dealing: 'The bakers are being dealt.',
  yourTurn: 'Your turn: place pieces on a kitchen card, or take some from one.',
  yourTurnEmpty: 'Your turn: your hand is empty, so take pieces from a kitchen card.',
  yourTurnWork: 'Your turn: place pieces on a kitchen card.',
  turnOf: (names: string[]) => `${list(names)} ${are(names)} choosing what to do.`,
  whereTo: (n: number) => `Choose a kitchen card or a recipe for ${n === 1 ? 'this piece' : `these ${n} pieces`}.`,
  whichRecipe: (stage: StageId, n: number) => `Which recipe do you ${doing(stage)} with ${pieces(n)}?`,
  toHand: (n: number) => `Drop ${n === 1 ? 'it' : 'them'} in your hand to take ${pieces(n)}.`,
  keepOne: 'Keep one of the recipes drawn, or none.',
  keepSome: (most: number) => `Keep up to ${most} of the recipes drawn, or none.`,
  keepInstead: 'There is no room: which of your recipes goes?',
  keepThese: 'Take more, put one back, or keep what you have chosen.',
  keeps: (names: string[]) => `${list(names)} ${are(names)} choosing which recipe to keep.`,
  spend: (short: number) => `${short} short. Spend Recognition, or let it fail?`,
  spends: (names: string[]) => `${list(names)} ${are(names)} deciding whether to spend Recognition.`,
  drawing: 'Recipes are being drawn.',
  rolling: (name: string, stage: StageId, recipe: string) => `${name} rolls to ${doing(stage)} the ${recipe} …`,
  over: 'The game is over.',
  lastRound: 'This is the last round.',
  putBack: 'Put back',

  /* The kitchen */
  kitchen: 'Kitchen',
  does: (kitchen: KitchenId, card: KitchenCard, bonus: number, baker: BakerCard | null) => {
    switch (kitchen) {
      case 'learn':
        return `Draw ${(baker?.learn_draw ?? card.draw).join(' or ')}, keep ${baker?.learn_keep_max ?? card.keep_max}`;
      case 'prepare':
        return `Roll for a recipe; two pieces +${bonus}`;
      case 'serve':
        return `Roll for a tip; two pieces +${bonus}`;
      case 'coffee':
        return 'All your Recognition is ready again';
    }
  },
  plates: (name: string, there: number, plates: number) => `${name}: ${there} of ${plates} plates are taken`,
  put: (n: number) => `put ${n}`,
  take: (n: number) => `take ${n}`,
  putOn: (n: number, name: string) => `place ${pieces(n)} on ${name}, then choose the recipe`,
  dropHere: (n: number) => `Place ${n === 1 ? 'it' : `${n}`} here`,

  /* Seats */
  you: 'you',
  hand: (n: number, most: number) => `Hand: ${n} of ${most}`,
  handOf: (name: string, n: number, most: number) => `${name} has ${n} of at most ${most} pieces in hand`,
  pickUp: (n: number) => `pick up ${pieces(n)}`,
  letGo: (n: number) => `put ${pieces(n)} back`,
  toPrepare: 'To prepare',
  prepared: 'Prepared',
  served: (n: number, goal: number) => `Served ${n} of ${goal}`,
  servedShort: (n: number, goal: number) => `Served ${n}/${goal}`,
  fame: (ready: number, used: number) => `Recognition: ${ready} ready, ${used} used`,
  fameWord: 'Recognition',
  tips: (n: number) => `$${n}`,
  tipsLong: (n: number, types: number) => `$${n} in tips, ${types === 1 ? '1 type' : `${types} types`}`,
  first: 'begins each round',
  none: 'none',
  seat: (name: string) => `${name}'s kitchen`,
  table: 'The table',
  others: 'The others',

  /* Recipes */
  recipe: (card: RecipeCard, type: string | null) =>
    `${card.name}: tip $${card.tip}, ${type ? `type ${type}` : 'no type'}, prepare ${card.prepare}, serve ${card.serve}`,
  goesAway: 'goes',
  keepCard: (name: string, chosen: boolean) => (chosen ? `put the ${name} back` : `choose the ${name}`),
  chosen: 'chosen',

  /* The counter */
  counter: 'The counter',
  round: (n: number) => (n > 0 ? `Round ${n}` : 'Before the start'),
  deck: (n: number) => `Deck: ${n}`,
  discard: (n: number) => `Discards: ${n}`,
  pilesTitle: 'What is in the piles',
  inDeck: (n: number) => `Still in the deck (${n})`,
  inDiscard: (n: number) => `Discarded (${n})`,
  close: 'Close',
  noRoll: 'The die is at rest.',
  need: (stage: StageId, n: number) => `needs ${n} to ${doing(stage)}`,
  bonus: (n: number) => `+${n} to the die`,
  short: (n: number) => `${n} short`,
  spendButton: (n: number) => `Spend ${recognitions(n)}`,
  failButton: 'Let it fail',
  keepNone: 'Keep none',
  keepChosen: (n: number) => (n === 1 ? 'Keep it' : `Keep these ${n}`),
  drawnBy: (name: string) => `${name} has drawn`,
  bakersLeft: 'Bakers to choose from',
  rolled: (face: number) => `the die shows ${face}`,

  /* Bakers */
  powers: (baker: BakerCard) => {
    const said: string[] = [];
    if (baker.learn_draw) said.push(`draws ${baker.learn_draw.join(' or ')} at Learn`);
    if (baker.learn_keep_max) said.push(`keeps up to ${baker.learn_keep_max}`);
    if (baker.prepare_bonus) said.push(`+${baker.prepare_bonus} to prepare`);
    if (baker.serve_bonus) said.push(`+${baker.serve_bonus} to serve`);
    if (baker.refresh_at_turn_start) said.push(`${recognitions(baker.refresh_at_turn_start)} ready again every turn`);
    return said.join(', ');
  },
};
