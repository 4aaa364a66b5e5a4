/** The words of this board that do not come from the server: the typed face of `en.ftl` and `de.ftl` beside it. */
import { either, listed, words, type Who } from '$lib/language';
import type { Result } from './attempt';
import type { BakerCard, Kitchen, KitchenCard, RecipeCard, Stage } from './types';

const t = words('drive-thru');
const numbers = (some: readonly number[]) => either(some.map(String));

export const text = {
  /* Prompts */
  get starting() {
    return t('starting');
  },
  get pickBaker() {
    return t('pick-baker');
  },
  picksBaker: (names: string[]) => t('picks-baker', { names: listed(names), n: names.length }),
  get dealing() {
    return t('dealing');
  },
  get yourTurn() {
    return t('your-turn');
  },
  get yourTurnEmpty() {
    return t('your-turn-empty');
  },
  get yourTurnTake() {
    return t('your-turn-take');
  },
  get yourTurnWork() {
    return t('your-turn-work');
  },
  full: (kitchens: string[]) => t('full', { kitchens: listed(kitchens), n: kitchens.length }),
  turnOf: (names: string[]) => t('turn-of', { names: listed(names), n: names.length }),
  whereTo: (n: number) => t('where-to', { n }),
  whichRecipe: (stage: Stage, n: number) => t('which-recipe', { stage, n }),
  toHand: (n: number) => t('to-hand', { n }),
  get keepOne() {
    return t('keep-one');
  },
  keepSome: (most: number) => t('keep-some', { most }),
  get keepInstead() {
    return t('keep-instead');
  },
  get keepThese() {
    return t('keep-these');
  },
  keeps: (names: string[]) => t('keeps', { names: listed(names), n: names.length }),
  spend: (short: number) => t('spend', { short }),
  spends: (names: string[]) => t('spends', { names: listed(names), n: names.length }),
  get drawing() {
    return t('drawing');
  },
  rolling: (who: Who, stage: Stage) => t('rolling', { who, stage }),
  begins: (who: Who) => t('begins', { who }),
  isBaker: (who: Who, baker: string) => t('is-baker', { who, baker }),
  turnShown: (who: Who) => t('turn-shown', { who }),
  get reshuffled() {
    return t('reshuffled');
  },
  get outOfCards() {
    return t('out-of-cards');
  },
  passes: (who: Who) => t('passes', { who }),
  servedEnough: (who: Who, n: number) => t('served-enough', { who, n }),
  get over() {
    return t('over');
  },
  get lastRound() {
    return t('last-round');
  },
  get putBack() {
    return t('put-back');
  },

  /* The kitchen */
  get kitchen() {
    return t('kitchen');
  },
  does: (kitchen: Kitchen, card: KitchenCard, bonus: number, baker: BakerCard | null) => {
    switch (kitchen) {
      case 'learn':
        return t('does-learn', {
          draw: numbers(baker?.learn_draw ?? card.draw),
          keep: baker?.learn_keep_max ?? card.keep_max,
        });
      case 'prepare':
        return t('does-prepare', { bonus });
      case 'serve':
        return t('does-serve', { bonus });
      case 'coffee':
        return t('does-coffee');
    }
  },
  plates: (name: string, there: number, plates: number) => t('plates', { name, there, plates }),
  plate: (name: string, i: number, plates: number, taken: boolean) =>
    t('plate', { name, i, plates, taken: taken ? 'yes' : 'no' }),
  put: (n: number) => t('put', { n }),
  take: (n: number) => t('take', { n }),
  putOn: (n: number, name: string) => t('put-on', { n, name }),
  dropHere: (n: number) => t('drop-here', { n }),

  /* Seats */
  get you() {
    return t('you');
  },
  handOf: (name: string, n: number, most: number) => t('hand-of', { name, n, most }),
  oneByOne: (name: string) => t('one-by-one', { name }),
  handPiece: (i: number, n: number) => t('hand-piece', { i, n }),
  pickUp: (n: number) => t('pick-up', { n }),
  letGo: (n: number) => t('let-go', { n }),
  get toPrepare() {
    return t('to-prepare');
  },
  toPrepareOf: (n: number, most: number) => t('to-prepare-of', { n, most }),
  get prepared() {
    return t('prepared');
  },
  served: (n: number, goal: number) => t('served', { n, goal }),
  servedShort: (n: number, goal: number) => t('served-short', { n, goal }),
  fame: (ready: number, used: number) => t('fame', { ready, used }),
  get fameWord() {
    return t('fame-word');
  },
  get fameMeans() {
    return t('fame-means');
  },
  get tipsName() {
    return t('tips-name');
  },
  tipsMean: (goal: number) => t('tips-mean', { goal }),
  tips: (n: number) => t('tips', { n }),
  tipsLong: (n: number, types: number) => t('tips-long', { n, types }),
  get first() {
    return t('first');
  },
  get none() {
    return t('none');
  },
  /** The seat with what else is to be known of it. */
  seat: (name: string, facts: (string | false | undefined)[]) =>
    [t('seat', { name }), ...facts.filter(Boolean)].join(', '),
  get due() {
    return t('seat-due');
  },
  bakerOf: (baker: BakerCard | undefined) => baker && t('seat-baker', { baker: baker.name }),
  get table() {
    return t('table');
  },
  get others() {
    return t('others');
  },
  get hideOthers() {
    return t('hide-others');
  },

  /* Recipes */
  recipe: (card: RecipeCard, type: string | null) =>
    t('recipe', { name: card.name, tip: card.tip, type: type ?? 'none', prepare: card.prepare, serve: card.serve }),
  /** The card in whole sentences. */
  recipeMeans: (card: RecipeCard, type: string | null) =>
    t('recipe-means', { tip: card.tip, type: type ?? 'none', prepare: card.prepare, serve: card.serve }),
  get goesAway() {
    return t('goes-away');
  },
  keepCard: (name: string, chosen: boolean) => (chosen ? t('unchoose-card', { name }) : t('choose-card', { name })),
  get chosen() {
    return t('chosen');
  },

  /* The counter */
  get counter() {
    return t('counter');
  },
  round: (n: number) => t('round', { n }),
  deck: (n: number) => t('deck', { n }),
  discard: (n: number) => t('discard', { n }),
  get pilesTitle() {
    return t('piles-title');
  },
  inDeck: (n: number) => t('in-deck', { n }),
  inDiscard: (n: number) => t('in-discard', { n }),
  get close() {
    return t('close');
  },
  dieMeans: ({ natural_fail, two_piece_bonus }: { natural_fail: number; two_piece_bonus: number }) => ({
    name: t('die'),
    meaning: t('die-means', { fails: natural_fail, bonus: two_piece_bonus }),
  }),
  handMeans: (limit: number) => ({ name: t('hand-word'), meaning: t('hand-means', { limit }) }),
  servedMeans: (goal: number) => ({ name: t('served-word'), meaning: t('served-means', { goal }) }),
  get noRoll() {
    return t('no-roll');
  },
  need: (stage: Stage, n: number) => t('needs', { stage, n }),
  bonus: (n: number) => t('bonus', { n }),
  short: (n: number) => t('short', { n }),
  result: (result: Result) => {
    switch (result.kind) {
      case 'prepared':
        return t('is-prepared');
      case 'served':
        return t('is-served', { tip: result.tip, new: result.new_type ? 'yes' : 'no' });
      case 'failed':
        return t('has-failed', { why: result.why, short: result.short });
    }
  },
  spendButton: (n: number) => t('spend-button', { n }),
  get failButton() {
    return t('fail-button');
  },
  get keepNone() {
    return t('keep-none');
  },
  keepChosen: (n: number, gone: string[]) =>
    gone.length > 0 ? t('keep-chosen-instead', { n, gone: listed(gone) }) : t('keep-chosen', { n }),
  drawnBy: (name: string) => t('drawn-by', { name }),
  get bakersLeft() {
    return t('bakers-left');
  },
  rolled: (face: number) => t('rolled', { face }),

  /* Bakers */
  powers: (baker: BakerCard) => {
    const said: string[] = [];
    if (baker.learn_draw) said.push(t('power-draw', { draw: numbers(baker.learn_draw) }));
    if (baker.learn_keep_max) said.push(t('power-keep', { n: baker.learn_keep_max }));
    if (baker.prepare_bonus) said.push(t('power-prepare', { n: baker.prepare_bonus }));
    if (baker.serve_bonus) said.push(t('power-serve', { n: baker.serve_bonus }));
    if (baker.refresh_at_turn_start) said.push(t('power-refresh', { n: baker.refresh_at_turn_start }));
    return said.join(', ');
  },
  baker: (baker: BakerCard) => t('baker', { name: baker.name, powers: text.powers(baker) }),
};
