/** The offered actions, sorted by the things one would click. */
import type { Choice as AnyChoice } from '$lib/board';
import type { Offer } from './types';

export type Choice = AnyChoice<Offer>;
export type ChoiceOf<K extends Offer['kind']> = AnyChoice<Extract<Offer, { kind: K }>>;

export interface Offers {
  /** Donuts of the hand. */
  bake: Map<string, Choice>;
  /** Disc, then space. */
  move: Map<number, Map<string, ChoiceOf<'move'>>>;
  /** Spaces where a fight waits. */
  fight: Map<string, ChoiceOf<'fight'>>;
  /** Specials that need nothing else. */
  use: Map<string, Choice>;
  /** Special, then disc. */
  heal: Map<string, Map<number, Choice>>;
  /** Special, then where that leads. */
  steer: Map<string, Map<string, Choice>>;
  /** Where the loser of a round may go. */
  go: Map<string, Choice>;
  roll: ChoiceOf<'roll'> | undefined;
  /** All that are buttons, with the roll. */
  plain: Choice[];
}

function put<K, L, C>(map: Map<K, Map<L, C>>, first: K, second: L, choice: C): void {
  const inner = map.get(first) ?? new Map<L, C>();
  inner.set(second, choice);
  map.set(first, inner);
}

export function sortOffers(choices: Choice[]): Offers {
  const offers: Offers = {
    bake: new Map(),
    move: new Map(),
    fight: new Map(),
    use: new Map(),
    heal: new Map(),
    steer: new Map(),
    go: new Map(),
    roll: undefined,
    plain: [],
  };
  for (const choice of choices) {
    const { offer } = choice;
    switch (offer.kind) {
      case 'bake':
        offers.bake.set(offer.card, choice);
        break;
      case 'move':
        put(offers.move, offer.disc, offer.to, { ...choice, offer });
        break;
      case 'fight':
        offers.fight.set(offer.space, { ...choice, offer });
        break;
      case 'heal':
        put(offers.heal, offer.card, offer.disc, choice);
        break;
      case 'steer':
        put(offers.steer, offer.card, offer.to, choice);
        break;
      case 'go':
        offers.go.set(offer.to, choice);
        break;
      case 'more_steps':
      case 'more_dice':
      case 'reroll':
      case 'more_damage':
      case 'less_damage':
        offers.use.set(offer.card, choice);
        break;
      case 'roll':
        offers.roll = { ...choice, offer };
        offers.plain.push(choice);
        break;
      default:
        offers.plain.push(choice);
    }
  }
  return offers;
}

/** What is in the hand of the one who plays: a donut, or a special whose target is still to be named. */
export type Held = { kind: 'disc'; disc: number } | { kind: 'special'; card: string } | null;

/** Where there is only one thing to take up and nothing else to do with it, it is in the hand already. */
export function heldAtFirst(offers: Offers): Held {
  const [disc] = offers.move.keys();
  if (offers.move.size === 1 && disc !== undefined) return { kind: 'disc', disc };
  const [card] = offers.steer.keys();
  if (offers.steer.size === 1 && card !== undefined) return { kind: 'special', card };
  return null;
}
