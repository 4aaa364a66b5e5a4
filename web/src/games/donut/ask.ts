/** The question of the moment and its answers. What can be answered is what the server offers. */
import type { Choice } from '$lib/board';
import type { Who } from '$lib/language';
import { capital } from '$lib/text';
import type { Deck } from './deck';
import type { HandCard } from './hand';
import type { Swaps } from './swaps';
import { text } from './text';
import type { Event, Offer, Phase, View } from './types';

/** A button under the question: it sends its choice, or takes a step back. */
export interface Answer {
  key: string;
  label: string;
  choice?: Choice<Offer>;
  /** It stands for this flavour. */
  flavour?: string;
  main?: boolean;
  /** What is known of that flavour in this sale. */
  marks?: ('trend' | 'led')[];
  back?: () => void;
}

export interface Moment {
  view: View;
  deck: Deck;
  me: number | null;
  whoOf: (seat: number) => Who;
  due: number[];
  choices: Choice<Offer>[];
  swaps: Swaps;
  /** The cards marked for the exchange. */
  codes: string[];
  hand: HandCard[];
  /** The plain whose flavour is to be declared. */
  declaring: string | null;
  held: string | null;
  /** What is being shown, and what led to this picture. */
  now: Event | null;
  happened: Event[];
  putBack: () => void;
}

export interface Asked {
  prompt: string;
  answers: Answer[];
}

/** What is written on a button: as few words as will do. */
function labelOf({ offer, words }: Choice<Offer>): string {
  if (offer.kind === 'in') return text.answerIn;
  return offer.kind === 'out' ? text.answerOut(offer.price) : capital(words);
}

/** The flavour that was led in the sale under way. */
function ledIn(view: View): string | undefined {
  const sale = view.sales.at(-1);
  return sale && !sale.winner ? sale.plays[0]?.as : undefined;
}

/** A button for a choice, with the flavour it stands for. */
function answer(choice: Choice<Offer>, { deck, view }: Moment, flavour?: string): Answer {
  const name = flavour === undefined ? undefined : deck.flavour(flavour)?.name;
  const led = ledIn(view);
  const marks: Answer['marks'] = [
    ...(flavour !== undefined && flavour === view.trending ? (['trend'] as const) : []),
    ...(flavour !== undefined && flavour === led ? (['led'] as const) : []),
  ];
  return {
    key: choice.token,
    label: name ?? labelOf(choice),
    choice,
    ...(flavour === undefined ? {} : { flavour, marks }),
  };
}

/** Buttons for choices that no card stands for. */
function plainAnswers(moment: Moment): Answer[] {
  return moment.choices.flatMap((choice) => {
    const { offer } = choice;
    if (offer.kind === 'play' || offer.kind === 'pick' || offer.kind === 'swap') return [];
    return [answer(choice, moment, offer.kind === 'name' ? offer.flavour : undefined)];
  });
}

function askExchange(moment: Moment): Asked {
  const { swaps, codes, view, deck, putBack } = moment;
  if (codes.length === 0) {
    const prompt = swaps.flip
      ? text.exchangingFlip(swaps.most, deck.name(view.flip ?? ''))
      : text.exchanging(swaps.most);
    return { prompt, answers: plainAnswers(moment) };
  }
  const draw = swaps.find(codes, false);
  const take = swaps.find(codes, true);
  const answers: Answer[] = [];
  if (draw) answers.push({ key: 'swap', label: text.exchange(codes.length), choice: draw, main: true });
  if (take)
    answers.push({ key: 'take', label: text.exchangeTaking(codes.length, deck.name(view.flip ?? '')), choice: take });
  answers.push({ key: 'back', label: text.clear, back: putBack });
  return { prompt: text.exchangingMarked(codes.length, swaps.most), answers };
}

function askCard(moment: Moment): Asked {
  const { view, deck, whoOf, hand, declaring, held, putBack } = moment;
  const plain = hand.find((card) => card.key === declaring);
  if (plain) {
    const answers = plain.plays.map((choice) =>
      answer(choice, moment, choice.offer.kind === 'play' ? choice.offer.as : undefined),
    );
    return {
      prompt: text.declaring(deck.name(plain.code)),
      answers: [...answers, { key: 'back', label: text.back, back: putBack }],
    };
  }
  const up = hand.find((card) => card.key === held)?.choice;
  const answers = plainAnswers(moment);
  if (up) return { prompt: text.tapAgain(up.words), answers };
  const sale = view.sales.at(-1);
  const led = sale && !sale.winner ? sale.plays[0] : undefined;
  if (view.phase === 'pick') return { prompt: text.picking(deck.name(view.flip ?? '')), answers };
  if (!led) return { prompt: text.leading, answers };
  return { prompt: text.following(whoOf(led.seat), deck.flavour(led.as)?.name ?? ''), answers };
}

/** What is going on where nothing is asked. */
function others({ view, me, whoOf, due, now, happened }: Moment): string {
  const nameOf = (seat: number) => whoOf(seat).name;
  const over = happened.findLast((event) => event.kind === 'over');
  if (over) return text.won(over.winners.map(whoOf));
  // What chance does is said while it is shown; what a seat does shows at its stand.
  if (now)
    return BY_CHANCE.includes(view.phase) ? text.others(view.phase, 'seat' in now ? [nameOf(now.seat)] : []) : '';
  const choosing = due.filter((seat) => seat !== me).map(nameOf);
  const actor = view.actor === null ? [] : [nameOf(view.actor)];
  const waits = choosing.length > 0 || due.length === 0;
  const prompt = waits ? text.others(view.phase, choosing.length ? choosing : actor) : '';
  const out = me !== null && view.seats[me - 1]?.status === 'out';
  return out ? `${text.youSitOut} ${prompt}` : prompt;
}

const BY_CHANCE: readonly Phase[] = ['first', 'flip', 'reveal', 'deal', 'draw'];

export function ask(moment: Moment): Asked {
  const { view, choices, swaps } = moment;
  if (choices.length === 0) return { prompt: others(moment), answers: [] };
  if (swaps.most > 0) return askExchange(moment);
  const answers = plainAnswers(moment);
  switch (view.phase) {
    case 'name':
      return { prompt: text.naming, answers };
    case 'sit': {
      const staying = choices.map(({ offer }) => offer).find((offer) => offer.kind === 'in');
      return { prompt: text.sitting(staying?.to_come ?? 0), answers };
    }
    case 'lucky':
      return { prompt: text.lucky, answers };
    default:
      return askCard(moment);
  }
}
