/** The question of the moment and its answers. What can be answered is what the server offers. */
import { offered, readToken, type Choice } from '$lib/board';
import { capital } from '$lib/text';
import type { Deck } from './deck';
import type { HandCard } from './hand';
import type { Swaps } from './swaps';
import { text } from './text';
import type { View } from './types';

/** A button under the question: it sends its choice, or takes a step back. */
export interface Answer {
  key: string;
  label: string;
  choice?: Choice;
  /** It stands for this flavour. */
  flavour?: string;
  main?: boolean;
  back?: () => void;
}

export interface Moment {
  view: View;
  deck: Deck;
  me: number | null;
  names: string[];
  due: number[];
  choices: Choice[];
  swaps: Swaps;
  /** The cards marked for the exchange. */
  codes: string[];
  hand: HandCard[];
  /** The plain whose flavour is to be declared. */
  declaring: string | null;
  held: string | null;
  /** What the server said last. */
  said: string | undefined;
  putBack: () => void;
}

export interface Asked {
  prompt: string;
  answers: Answer[];
}

/** Buttons for choices that no card stands for. */
function plainAnswers({ choices, hand, swaps, deck }: Moment): Answer[] {
  const onCards = new Set(hand.flatMap((card) => card.plays.map((choice) => choice.token)));
  return choices
    .filter(({ token }) => !onCards.has(token) && !(swaps.most && token.startsWith('swap:')))
    .map((choice) => {
      const [verb, rest] = readToken(choice.token);
      const answer = { key: choice.token, label: capital(choice.words), choice };
      return verb === 'name' ? { ...answer, label: deck.flavour(rest)?.name ?? answer.label, flavour: rest } : answer;
    });
}

function askExchange(moment: Moment): Asked {
  const { swaps, codes, choices, view, deck, putBack } = moment;
  if (codes.length === 0) {
    const keep = offered(choices, 'keep');
    const answers: Answer[] = keep ? [{ key: 'keep', label: capital(keep.words), choice: keep }] : [];
    return { prompt: text.exchanging(swaps.most), answers };
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
  const { view, deck, names, hand, declaring, held, putBack } = moment;
  const plain = hand.find((card) => card.key === declaring);
  if (plain) {
    const answers: Answer[] = plain.plays.map((choice) => {
      const flavour = choice.token.slice(-1);
      return { key: choice.token, label: deck.flavour(flavour)?.name ?? capital(choice.words), choice, flavour };
    });
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
  return { prompt: text.following(names[led.seat - 1] ?? '', deck.flavour(led.as)?.name ?? ''), answers };
}

export function ask(moment: Moment): Asked {
  const { view, me, names, due, choices, swaps, said } = moment;
  if (view.phase === 'over') return { prompt: said ?? text.others('over', []), answers: [] };
  if (choices.length === 0) {
    const others = due.filter((seat) => seat !== me).map((seat) => names[seat - 1] ?? '');
    const waits = others.length > 0 || due.length === 0;
    const prompt = waits ? text.others(view.phase, others.length ? others : actorName(view, names)) : '';
    const out = me !== null && view.seats[me - 1]?.status === 'out';
    return { prompt: out ? `${text.youSitOut} ${prompt}` : prompt, answers: [] };
  }
  if (swaps.most > 0) return askExchange(moment);
  switch (view.phase) {
    case 'name':
      return { prompt: text.naming, answers: plainAnswers(moment) };
    case 'sit':
      return {
        prompt: text.sitting(view.seats.filter((seat) => seat.status === 'not_asked').length - 1),
        answers: plainAnswers(moment),
      };
    case 'lucky':
      return { prompt: text.lucky, answers: plainAnswers(moment) };
    default:
      return askCard(moment);
  }
}

const actorName = (view: View, names: string[]) => (view.actor === null ? [] : [names[view.actor - 1] ?? '']);
