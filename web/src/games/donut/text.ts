/** All words of this board that do not come from the server. Whole sentences, so that they can be translated. */
import type { Phase } from './types';

const several = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** `Ann`, `Ann and Bo`, `Ann, Bo and Cleo`. */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Words of the server as a label: they begin with a small letter. */
export const asLabel = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

const doing: Record<Phase, (who: string, many: boolean) => string> = {
  first: () => 'Lots are drawn for the First Player.',
  flip: () => 'A card is turned up.',
  reveal: () => 'Cards are revealed until one has a flavour.',
  deal: () => 'Cards are dealt.',
  draw: (who, many) => `${who} ${many ? 'draw' : 'draws'} new cards.`,
  name: (who, many) => `${who} ${many ? 'are' : 'is'} naming the trending flavour.`,
  sit: (who, many) => `${who} ${many ? 'are' : 'is'} deciding: play this round, or sit out?`,
  exchange: (who, many) => `${who} ${many ? 'are' : 'is'} exchanging cards.`,
  pick: (who, many) => `${who} ${many ? 'are' : 'is'} deciding about the flipped card.`,
  sale: (who, many) => `${who} ${many ? 'are' : 'is'} choosing a card.`,
  lucky: (who, many) => `${who} ${many ? 'are' : 'is'} choosing the lucky bonus.`,
  over: () => 'The game is over.',
};

export const text = {
  board: "The table of M. Morris' Donut!",
  trending: 'Trending',
  notYet: 'Not known yet',
  turnedUp: 'Turned up',
  revealed: 'Revealed',
  rush: 'Rush: nobody may sit out',
  round: (round: number) => `Round ${round}`,
  saleOf: (sale: number, sales: number) => `Sale ${sale} of ${sales}`,
  bag: (cards: number) => `${several(cards, 'card', 'cards')} in the bag`,
  flipHeld: (name: string) => `${name} holds it`,
  flipPlayed: (name: string) => `${name} played it`,
  fameTrack: (goal: number) => `Fame: the race to ${goal}`,
  fameOf: (name: string, fame: number, goal: number) => `${name}: ${fame} of ${goal} fame`,
  sale: 'Sale',
  stands: 'The stands and the sale',
  hand: 'Your hand',
  you: 'You',
  first: '1st',
  firstPlayer: 'First Player: decides last, exchanges last, leads the first sale',
  seat: (facts: string[]) => facts.join(', '),
  fame: (fame: number) => `${fame} fame`,
  reviews: (n: number, most: number) => `${n} of ${most} Bad Reviews`,
  tokens: (n: number, most: number) => `${n} of ${most} Back in 5 tokens`,
  cards: (n: number) => `${several(n, 'card', 'cards')} in hand`,
  exchanged: (n: number) => (n ? `exchanged ${several(n, 'card', 'cards')}` : 'kept all cards'),
  newCards: (n: number) => (n ? `${n} new` : 'kept'),
  sales: (n: number) => several(n, 'sale', 'sales'),
  salesThisRound: (n: number) => `${several(n, 'sale', 'sales')} this round`,
  voidIn: (flavour: string) => `has no ${flavour}`,
  holds: (card: string) => `holds ${card}, the card that was turned up`,
  leads: 'leads',
  wins: 'sold!',
  toLead: 'to lead',
  toPlay: 'to play',
  thinking: 'thinks',
  plays: 'plays',
  out: 'sits out',
  sign: ['Back', 'in 5'],
  notAsked: 'not asked yet',
  played: (card: string) => `played ${card}`,
  pastOf: (name: string) => `Cards ${name} played in the sales before`,
  pastCard: (sale: number, card: string, led: boolean, won: boolean) =>
    `Sale ${sale}: ${card}${led ? ', led' : ''}${won ? ', made the sale' : ''}`,
  notIn: (sale: number) => `Sale ${sale}: no card`,
  recap: (round: number) => `How round ${round} ended:`,
  discards: 'You put away',
  others: (phase: Phase, names: string[]) => doing[phase](listed(names), names.length > 1),
  naming: 'A plain was turned up. Which flavour shall be trending?',
  sitting: (left: number) => `Look at your hand: will you play this round?${left ? ` ${several(left, 'player has', 'players have')} still to answer after you.` : ''}`,
  exchanging: (most: number) => `Which cards will you exchange? Choose up to ${most}, or keep all.`,
  exchangingMarked: (marked: number, most: number) => `${marked} of ${most} chosen for the exchange.`,
  picking: (card: string) => `You may put one more card away for ${card}. Which?`,
  leading: 'You lead this sale: play any card that is lifted.',
  following: (name: string, flavour: string) => `${name} led ${flavour}. Play a card that is lifted.`,
  declaring: (plain: string) => `${plain} as which flavour?`,
  lucky: 'A lucky 7 was in your sale. Choose your bonus.',
  waitingForServer: 'Sending…',
  dropHere: 'Your card goes here',
  youSitOut: 'You sit this round out.',
  markCard: (card: string, marked: boolean) => (marked ? `keep ${card} after all` : `choose ${card} for the exchange`),
  pickPlain: (plain: string) => `play ${plain}: choose its flavour next`,
  tapAgain: (words: string) => `${asLabel(words)}: tap the card again.`,
  cannotPlay: (card: string, flavour: string | null) => (flavour ? `${card} cannot be played now: ${flavour} was led` : card),
  exchange: (cards: number) => `Exchange ${several(cards, 'card', 'cards')}`,
  exchangeTaking: (cards: number, flip: string) => (cards === 1 ? `Exchange it for ${flip}` : `Exchange ${cards}, one for ${flip}`),
  exchangeNone: 'Exchange',
  clear: 'Clear',
  back: 'Back',
};
