/** What is asked now, in words. */
import type { Offered } from './offers';
import { text } from './text';
import type { View } from './types';

interface Asked {
  view: View;
  choices: readonly Offered[];
  /** Names of those who must choose. */
  due: string[];
  price: number;
  holding: boolean;
  copied: boolean;
}

export function promptOf({ view, choices, due, price, holding, copied }: Asked): string {
  const { phase } = view;
  if (typeof phase === 'object' && 'over' in phase) {
    const [alone] = view.seats;
    return view.rating && alone
      ? `${text.over[phase.over]} ${text.rated(alone.points, view.rating)}`
      : text.over[phase.over];
  }
  const asks = choices.length > 0;
  if (typeof phase === 'object' && 'starter' in phase) {
    return !asks ? text.wait.starter(due) : copied && !holding ? text.ask.pickStarter : text.ask.starter;
  }
  switch (phase) {
    case 'buy':
      return !asks
        ? text.wait.buy(due)
        : choices.some(({ offer }) => offer.kind === 'buy_nothing')
          ? text.ask.buy
          : text.ask.mustBuy;
    case 'pay':
      return asks ? text.ask.pay(price) : text.wait.pay(due);
    case 'place':
      return asks ? text.ask.place : text.wait.place(due);
    case 'dollar':
      return !asks ? text.wait.dollar(due) : holding ? text.ask.dollarHeld : text.ask.dollar;
    case 'serve':
      return asks ? text.ask.serve : text.wait.serve(due);
    default:
      return text.wait.chance;
  }
}
