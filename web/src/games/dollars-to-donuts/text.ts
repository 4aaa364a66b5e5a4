/** The words of this board that do not come from the server: the typed face of `en.ftl` and `de.ftl` beside it. */
import { language, listed, words, type Who } from '$lib/language';

const t = words('dollars-to-donuts');

/** Where a half points. */
export type Side = 'north' | 'east' | 'south' | 'west';
/** What became of a half: it has met another one, still can, or never will; of a new one that is still to be told. */
export type HalfState = 'perfect' | 'botched' | 'open' | 'dead' | 'new';

export const text = {
  ask: {
    get starter() {
      return t('ask-starter');
    },
    get pickStarter() {
      return t('ask-pick-starter');
    },
    get buy() {
      return t('ask-buy');
    },
    get mustBuy() {
      return t('ask-must-buy');
    },
    pay: (price: number) => t('ask-pay', { n: price }),
    get place() {
      return t('ask-place');
    },
    get dollar() {
      return t('ask-dollar');
    },
    get dollarHeld() {
      return t('ask-dollar-held');
    },
    get serve() {
      return t('ask-serve');
    },
  },
  wait: {
    starter: (names: string[]) => t('wait-starter', { names: listed(names), n: names.length }),
    buy: (names: string[]) => t('wait-buy', { names: listed(names), n: names.length }),
    pay: (names: string[]) => t('wait-pay', { names: listed(names), n: names.length }),
    place: (names: string[]) => t('wait-place', { names: listed(names), n: names.length }),
    dollar: (names: string[]) => t('wait-dollar', { names: listed(names) }),
    serve: (names: string[]) => t('wait-serve', { names: listed(names) }),
    get chance() {
      return t('wait-chance');
    },
  },
  now: {
    begins: (who: Who) => t('now-begins', { who }),
    starter: (who: Who) => t('now-starter', { who }),
    get stocked() {
      return t('now-stocked');
    },
    queued: (customer: string) => t('now-queued', { customer }),
    bought: (who: Who, price: number) => t('now-bought', { who, n: price }),
    paid: (who: Who, n: number) => t('now-paid', { who, n }),
    laid: (who: Who) => t('now-laid', { who }),
    aside: (who: Who) => t('now-aside', { who }),
    perfect: (type: string, token: boolean) => t(token ? 'now-perfect' : 'now-perfect-none', { type }),
    botched: (pays: number) => t('now-botched', { n: pays }),
    spoiled: (type: string) => t('now-spoiled', { type }),
    short: (missing: number) => t('now-short', { n: missing }),
    drew: (who: Who, kind: string) => t('now-drew', { who, kind }),
    put: (who: Who, kind: string) => t('now-put', { who, kind }),
    pair: (type: string, points: number) => t('now-pair', { type, n: points }),
    served: (who: Who, customer: string, mood: string, points: number) =>
      t('now-served', { who, customer, mood, n: points }),
    get cleared() {
      return t('now-cleared');
    },
    wentHome: (customer: string) => t('now-went-home', { customer }),
    full: (who: Who) => t('now-full', { who }),
    idle: (rounds: number, of: number) => t('now-idle', { n: rounds, of }),
  },
  over: {
    get full() {
      return t('over-full');
    },
    get supply() {
      return t('over-supply');
    },
    get idle() {
      return t('over-idle');
    },
  },
  rated: (score: number, rating: string) => t('rated', { n: score, rating }),
  get ratings() {
    return t('ratings');
  },
  ratingFrom: (least: number) => t('rating-from', { least }),
  get soloRules() {
    return t('solo-rules');
  },

  get table() {
    return t('table');
  },
  round: (n: number) => t('round', { n }),
  get lastRound() {
    return t('last-round');
  },

  /** The name of a type of donut within a sentence: German nouns keep their capitals. */
  type: (name: string) => (language.current === 'en' ? name.toLowerCase() : name),
  list: (names: string[]) => listed(names),

  /** What lets a part of the turn go by. */
  pass: {
    get buy_nothing() {
      return t('buy-nothing');
    },
    get put_nothing() {
      return t('put-nothing');
    },
    get serve_nobody() {
      return t('serve-nobody');
    },
  },

  get specials() {
    return t('specials');
  },
  leftOver: (n: number) => t('left-over', { n }),
  price: (n: number) => t('price', { n }),
  buyThis: (n: number) => t('buy-this', { n }),
  slot: (price: number, strip: string) => t('slot', { n: price, strip }),
  get emptySlot() {
    return t('empty-slot');
  },
  strip: (top: string, bottom: string, left: string, right: string) => t('strip', { top, bottom, left, right }),
  get blank() {
    return t('blank');
  },

  get line() {
    return t('line');
  },
  get nobodyYet() {
    return t('nobody-yet');
  },
  get nobodyWaits() {
    return t('nobody-waits');
  },
  customer: (name: string, place: string) => t('customer', { name, place }),
  /** `missing` is null while it is not known. */
  level: (mood: string, donuts: string[], points: number, missing: string[] | null) =>
    t('level', {
      mood,
      donuts: donuts.join(', '),
      n: points,
      lacks: missing === null ? 'unknown' : missing.length > 0 ? 'yes' : 'no',
      missing: missing?.join(', ') ?? '',
    }),

  get yourMat() {
    return t('your-mat');
  },
  matOf: (name: string) => t('mat-of', { name }),
  look: (name: string, facts: string[]) => t('look', { name, facts: facts.join(', ') }),
  get back() {
    return t('back');
  },
  points: (n: number) => t('points', { n }),
  dollars: (n: number) => t('dollars', { n }),
  empties: (n: number) => t('empties', { n }),
  emptiesShort: (n: number) => t('empties-short', { n }),
  get onTurn() {
    return t('on-turn');
  },
  get whatFor() {
    return t('what-for');
  },
  aside: (n: number) => t('aside', { n }),
  get others() {
    return t('others');
  },
  tabs: {
    get label() {
      return t('tabs');
    },
    get specials() {
      return t('tab-specials');
    },
    get line() {
      return t('tab-line');
    },
    get others() {
      return t('tab-others');
    },
    get sheet() {
      return t('tab-sheet');
    },
  },
  get allMats() {
    return t('all-mats');
  },

  squares: (holding: boolean) => (holding ? t('squares-holding') : t('squares')),
  squareEmpty: (square: string) => t('square-empty', { square }),
  squareFilled: (square: string, piece: string) => t('square-filled', { square, piece }),
  get pieceStrip() {
    return t('piece-strip');
  },
  pieceStarter: (types: string[]) => t('piece-starter', { shows: listed(types) }),
  get pieceBlank() {
    return t('piece-blank');
  },
  half: (type: string, side: Side, state: HalfState) => t('half', { type, side, state }),
  halfFrom: (type: string, side: Side) => t('half-from', { type, side }),

  get hand() {
    return t('hand');
  },
  handOf: (name: string) => t('hand-of', { name }),
  get noDollars() {
    return t('no-dollars');
  },
  money: (n: number) => t('money', { n }),
  get specialsMean() {
    return t('specials-mean');
  },
  get lineMeans() {
    return t('line-means');
  },
  holesMean: (points: number) => t('holes-mean', { points }),
  get halfMeans() {
    return t('half-means');
  },
  gain: (n: number) => t('gain', { n }),
  gainMoney: (n: number) => t('gain-money', { n }),
  of: (name: string, n: number) => t('of', { name, n }),
  take: (name: string, n: number) => t('take', { name, n }),
  bag: (n: number) => t('bag', { n }),
  get bagLong() {
    return t('bag-long');
  },
  get bagEmpty() {
    return t('bag-empty');
  },
  payWith: (name: string, held: number, paid: number) => t('pay-with', { name, n: held, paid }),
  pay: (n: number) => t('pay', { n }),

  get tokens() {
    return t('tokens');
  },
  tokensOf: (name: string) => t('tokens-of', { name }),
  servedFrom: (place: string, n: number) => t('served-from', { place, n }),
  placeMeans: (place: string, { set, majority, least }: { set: number; majority: number; least: number }) =>
    t('place-means', { place, set, majority, least }),
  tokenMeans: (points: number) => t('token-means', { points }),
  get served() {
    return t('served');
  },
  servedOne: (name: string, mood: string) => t('served-one', { name, mood }),

  get held() {
    return t('held');
  },
  heldBy: (name: string) => t('held-by', { name }),
  hasBought: (strip: string) => t('has-bought', { strip }),
  get drag() {
    return t('drag');
  },
  show: (piece: string) => t('show', { piece }),
  get turnLeft() {
    return t('turn-left');
  },
  get turnRight() {
    return t('turn-right');
  },
  get lay() {
    return t('lay');
  },
  takeStarter: (halves: string[]) => t('take-starter', { halves: listed(halves) }),
  places: (n: number) => t('places', { n }),
};
