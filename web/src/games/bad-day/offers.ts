/** The offered actions, sorted by the things one would click. */
import { readToken, type Choice } from '$lib/board';
import { DIRS, type Dir } from './ways';

type ByKey<K, V> = Map<K, V>;

export interface Offers {
  /** Donuts of the hand. */
  bake: ByKey<string, Choice>;
  /** Disc, then space. */
  move: ByKey<number, ByKey<string, Choice>>;
  /** Spaces where a fight waits. */
  fight: ByKey<string, Choice>;
  /** Specials that need nothing else. */
  use: ByKey<string, Choice>;
  /** Special, then disc. */
  heal: ByKey<string, ByKey<number, Choice>>;
  /** Special, then direction. */
  steer: ByKey<string, ByKey<Dir, Choice>>;
  go: ByKey<Dir, Choice>;
  /** All others: buttons. */
  plain: Choice[];
}

const isDir = (text: string): text is Dir => DIRS.some((dir) => dir === text);

function put<K, L>(map: ByKey<K, ByKey<L, Choice>>, first: K, second: L, choice: Choice): void {
  const inner = map.get(first) ?? new Map<L, Choice>();
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
    plain: [],
  };
  for (const choice of choices) {
    const [verb, rest] = readToken(choice.token);
    const [thing = '', target] = rest.split('@');
    if (verb === 'bake' && thing !== 'none') offers.bake.set(thing, choice);
    else if (verb === 'move' && target !== undefined) put(offers.move, Number(thing), target, choice);
    else if (verb === 'fight') offers.fight.set(thing, choice);
    else if (verb === 'use' && target === undefined) offers.use.set(thing, choice);
    else if (verb === 'use' && isDir(target ?? '')) put(offers.steer, thing, target as Dir, choice);
    else if (verb === 'use') put(offers.heal, thing, Number(target), choice);
    else if (verb === 'go' && isDir(thing)) offers.go.set(thing, choice);
    else offers.plain.push(choice);
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
