/** The words of this board that do not come from the server: the typed face of `en.ftl` and `de.ftl` beside it. */
import { listed, together, words, type Who } from '$lib/language';
import { capital } from '$lib/text';
import type { Effect, Phase, Price, Reason } from './types';

const t = words('donut');
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** What is going on where others choose. */
function doing(phase: Phase, names: string, n: number): string {
  switch (phase) {
    case 'first':
      return t('doing-first');
    case 'flip':
      return t('doing-flip');
    case 'reveal':
      return t('doing-reveal');
    case 'deal':
      return t('doing-deal');
    case 'draw':
      return t('doing-draw', { names, n });
    case 'name':
      return t('doing-name', { names, n });
    case 'sit':
      return t('doing-sit', { names, n });
    case 'exchange':
      return t('doing-exchange', { names, n });
    case 'pick':
      return t('doing-pick', { names, n });
    case 'sale':
      return t('doing-sale', { names, n });
    case 'lucky':
      return t('doing-lucky', { names, n });
    case 'over':
      return t('doing-over');
  }
}

export const text = {
  get board() {
    return t('board');
  },
  round: (n: number) => t('round', { n }),
  saleOf: (sale: number, sales: number) => t('sale-of', { sale, sales }),
  bag: (n: number) => t('bag', { n }),
  roundOver: (n: number) => t('round-over', { n }),
  roundSoFar: (n: number) => t('round-so-far', { n }),
  get salesOfRound() {
    return t('sales-of-round');
  },
  get nowStands() {
    return t('now-stands');
  },
  bonuses: (n: number) => t('bonuses', { n }),
  get goOn() {
    return t('go-on');
  },
  get lastRound() {
    return t('last-round');
  },
  get salesSoFar() {
    return t('sales-so-far');
  },
  made: (who: Who) => t('made', { who }),
  isWinning: (who: Who) => t('is-winning', { who }),
  recapWalkover: (who: Who, n: number) => t('recap-walkover', { who, n }),
  because: (why: Reason, { card, other, flavour }: { card: string; other: string; flavour: string }) =>
    t('because', { why, card, other, flavour }),

  get trending() {
    return t('trending');
  },
  get notYet() {
    return t('trending-unknown');
  },
  get turnedUp() {
    return t('turned-up');
  },
  revealed: (cards: string[]) => t('revealed', { cards: listed(cards) }),
  get revealedLabel() {
    return t('revealed-label');
  },
  get rush() {
    return t('rush');
  },
  flip: (where: string, card: string, isNew: boolean) => t('flip', { where, card, new: yesOrNo(isNew) }),
  flipHeld: (who: Who) => t('flip-held', { who }),
  flipPlayed: (who: Who) => t('flip-played', { who }),
  card: (flavour: string, value: string) => t('card', { flavour, value }),
  plainAs: (plain: string, flavour: string) => t('plain-as', { plain, flavour }),

  fameTrack: (goal: number) => t('fame-track', { goal }),
  fameOf: (name: string, fame: number, goal: number) => t('fame-of', { name, fame, goal }),

  get stands() {
    return t('stands');
  },
  facts: (facts: string[]) => facts.join(', '),
  yourName: (name: string) => t('your-name', { name }),
  get justNow() {
    return t('just-now');
  },
  get you() {
    return t('you');
  },
  get first() {
    return t('first');
  },
  get firstName() {
    return t('first-name');
  },
  get firstPlayer() {
    return t('first-player');
  },
  fame: (n: number) => t('fame', { n }),
  tokens: (n: number, most: number) => t('tokens', { n, most }),
  reviews: (n: number, most: number) => t('reviews', { n, most }),
  cards: (n: number) => t('cards', { n }),
  exchanged: (n: number) => t('exchanged', { n }),
  salesThisRound: (n: number) => t('sales-this-round', { n }),
  voidIn: (flavour: string) => t('void-in', { flavour }),
  holds: (card: string) => t('holds', { card }),
  inHand: (card: string) => t('in-hand', { card }),
  played: (card: string) => t('played', { card }),

  get out() {
    return t('out');
  },
  get signAbove() {
    return t('sign-above');
  },
  get signBelow() {
    return t('sign-below');
  },
  get wins() {
    return t('wins');
  },
  get ahead() {
    return t('ahead');
  },
  get noBonus() {
    return t('no-bonus');
  },
  get luckyCard() {
    return t('lucky-card');
  },
  salesMade: (n: number) => t('sales-made', { n }),
  get leads() {
    return t('leads');
  },
  get toLead() {
    return t('to-lead');
  },
  get toPlay() {
    return t('to-play');
  },
  get thinking() {
    return t('thinks');
  },
  get plays() {
    return t('plays');
  },
  newCards: (n: number) => t('new-cards', { n }),

  pastOf: (name: string) => t('past-of', { name }),
  pastCard: (sale: number, card: string, led: boolean, won: boolean) =>
    t('past-card', { sale, card, led: yesOrNo(led), won: yesOrNo(won) }),
  notIn: (sale: number) => t('past-none', { sale }),

  get naming() {
    return t('naming');
  },
  sitting: (left: number) => (left > 0 ? t('sitting-before', { left }) : t('sitting')),
  exchanging: (most: number) => t('exchanging', { most }),
  exchangingFlip: (most: number, card: string) => t('exchanging-flip', { most, card }),
  exchangingMarked: (marked: number, most: number) => t('exchanging-marked', { marked, most }),
  picking: (card: string) => t('picking', { card }),
  get leading() {
    return t('leading');
  },
  following: (who: Who, flavour: string) => t('following', { who, flavour }),
  declaring: (plain: string) => t('declaring', { plain }),
  get lucky() {
    return t('lucky');
  },
  tapAgain: (said: string) => t('tap-again', { words: capital(said) }),
  get waitingForServer() {
    return t('sending');
  },

  get answers() {
    return t('answers');
  },
  get answerIn() {
    return t('answer-in');
  },
  answerOut: (price: Price) => t('answer-out', { price }),
  exchange: (n: number) => t('exchange', { n }),
  exchangeTaking: (n: number, flip: string) => t('exchange-taking', { n, flip }),
  labelled: (label: string, said: string) => t('labelled', { label, words: said }),
  get clear() {
    return t('clear');
  },
  get back() {
    return t('back');
  },

  get hand() {
    return t('hand');
  },
  handOf: (name: string) => t('hand-of', { name }),
  get discards() {
    return t('discards');
  },
  discarded: (cards: string[]) => t('discarded', { cards: listed(cards) }),
  get isTrending() {
    return t('is-trending');
  },
  get isLed() {
    return t('is-led');
  },
  /** What a sign of a stand means. */
  about: {
    get lead() {
      return t('about-lead');
    },
    fame: (goal: number) => t('about-fame', { goal }),
    get tokens() {
      return t('about-tokens');
    },
    get reviews() {
      return t('about-reviews');
    },
    get cards() {
      return t('about-cards');
    },
    get sales() {
      return t('about-sales');
    },
    get exchanged() {
      return t('about-exchanged');
    },
    get void() {
      return t('about-void');
    },
    get holds() {
      return t('about-holds');
    },
    get trending() {
      return t('about-trending');
    },
    lucky: (trigger: string) => t('about-lucky', { trigger }),
    plain: (declare: string) => t('about-plain', { declare }),
    card: (flavour: string) => t('about-card', { flavour }),
    get flip() {
      return t('about-flip');
    },
    get bag() {
      return t('about-bag');
    },
    get out() {
      return t('about-out');
    },
    get backs() {
      return t('about-backs');
    },
    get revealed() {
      return t('about-revealed');
    },
    get rush() {
      return t('about-rush');
    },
  },
  would: (effect: Effect, why: string) => t('would', { effect, why }),
  wouldHaveFame: (n: number) => t('would-have-fame', { n }),
  wouldHaveReviews: (n: number) => t('would-have-reviews', { n }),
  wouldShow: (flavour: string) => t('would-show', { flavour }),
  get isLucky() {
    return t('is-lucky');
  },
  get isNew() {
    return t('is-new');
  },
  get makesSale() {
    return t('makes-sale');
  },
  get isAhead() {
    return t('is-ahead');
  },
  showsVoid: (flavour: string) => t('shows-void', { flavour }),
  withFacts: (said: string, facts: string[]) => t('with-facts', { words: said, facts: facts.join(', ') }),
  markCard: (card: string, marked: boolean) => (marked ? t('unmark', { card }) : t('mark', { card })),
  pickPlain: (plain: string) => t('pick-plain', { plain }),
  cannotPlay: (card: string, flavour: string | null) => (flavour === null ? card : t('cannot-play', { card, flavour })),
  get youSitOut() {
    return t('you-sit-out');
  },

  won: (winners: Who[]) => t('won', { who: together(winners), n: winners.length }),
  others: (phase: Phase, names: string[]) => doing(phase, listed(names), names.length),
};
