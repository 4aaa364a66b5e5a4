/** What the tokens of this game mean on the board: which kitchen card, which recipe, how many pieces. */
import { readStep, readToken, sentencesOf, type Choice, type StepEntry } from '$lib/board';

export const kitchens = ['learn', 'prepare', 'serve', 'coffee'] as const;
export type KitchenId = (typeof kitchens)[number];
export type StageId = 'prepare' | 'serve';

/** Pieces that go from the hand to a kitchen card, or the other way. */
export type Move =
  | { kind: 'work'; kitchen: KitchenId; pieces: number; recipe: string | null; choice: Choice }
  | { kind: 'take'; kitchen: KitchenId; pieces: number; choice: Choice };

/** Recipes kept at Learn, and those that go for them. */
export interface Keep {
  kept: string[];
  gone: string[];
  choice: Choice;
}

const work = /^(learn|prepare|serve)(\d+)$/;

const isKitchen = (word: string): word is KitchenId => (kitchens as readonly string[]).includes(word);

/** The choice as a move of pieces; null if it is none. */
export function readMove(choice: Choice): Move | null {
  const [verb, rest] = readToken(choice.token);
  if (verb === 'coffee') return { kind: 'work', kitchen: 'coffee', pieces: 1, recipe: null, choice };
  const placed = work.exec(verb);
  if (placed)
    return { kind: 'work', kitchen: placed[1] as KitchenId, pieces: Number(placed[2]), recipe: rest || null, choice };
  const taken = /^take(\d+)$/.exec(verb);
  if (taken && isKitchen(rest)) return { kind: 'take', kitchen: rest, pieces: Number(taken[1]), choice };
  return null;
}

/** The choice as recipes to keep; null if it is none. */
export function readKeep(choice: Choice): Keep | null {
  const [verb, rest] = readToken(choice.token);
  if (verb !== 'keep') return null;
  const [kept = '', gone = ''] = rest.split('/');
  const list = (text: string) => (text === '' || text === 'none' ? [] : text.split('+'));
  return { kept: list(kept), gone: list(gone), choice };
}

/** The same recipes, in whatever order? */
export function sameRecipes(a: string[], b: string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}

/** The part of the words of a choice that tells what may come of it: what follows the last colon. */
export function outlook(choice: Choice): string {
  const at = choice.words.lastIndexOf(': ');
  return at < 0 ? choice.words : choice.words.slice(at + 2);
}

/**
 * The odds in the words of a choice: `3 in 6, or 5 in 6 with Recognition` is 3, 5 and 6. Null if they name none. The
 * numbers stand in this order in every language; the words around them differ.
 */
export function readOdds(choice: Choice): { plain: number; helped: number; faces: number } | null {
  const found = [...outlook(choice).matchAll(/(\d+)\D+(\d+)/g)];
  const first = found[0];
  if (!first) return null;
  const plain = Number(first[1]);
  return { plain, helped: Number(found[1]?.[1] ?? plain), faces: Number(first[2]) };
}

/**
 * The things a step is about: `kitchen:serve`, `recipe:matcha`, `hand:2`, `fame:2`, `baker:tina`, `die`. The log points
 * at them, and the last move is marked on them.
 */
export function thingsOf(step: string): string[] {
  const { seat, token } = readStep(step);
  const [verb, rest] = readToken(token);
  const hand = seat === null ? [] : [`hand:${seat}`];
  const placed = work.exec(verb);
  if (placed) return [`kitchen:${placed[1]}`, ...(rest ? [`recipe:${rest}`] : []), ...hand];
  if (verb.startsWith('take')) return [`kitchen:${rest}`, ...hand];
  switch (verb) {
    case 'coffee':
      return ['kitchen:coffee', ...hand, ...(seat === null ? [] : [`fame:${seat}`])];
    case 'keep':
      return rest === 'none' ? [] : rest.split(/[+/]/).map((id) => `recipe:${id}`);
    case 'draw':
      return [`recipe:${rest}`];
    case 'pick':
    case 'baker':
      return [`baker:${rest}`];
    case 'spend':
      return seat === null ? [] : [`fame:${seat}`];
    case 'die':
      return ['die'];
    case 'start':
      return [`seat:${rest}`];
    default:
      return [];
  }
}

/** A roll as it was told: by whom, for what, with how many pieces, and which face came. */
export interface Roll {
  seat: number;
  stage: StageId;
  pieces: number;
  recipe: string;
  face: number;
  /** What the server said of it. */
  said: string[];
}

/** The last roll among these steps; null if there was none or not all of it is known. */
export function lastRoll(events: StepEntry[]): Roll | null {
  for (let i = events.length - 1; i > 0; i--) {
    const [thrown, before] = [events[i], events[i - 1]];
    if (!thrown?.step.startsWith('x.die:') || !before) continue;
    const { seat, token } = readStep(before.step);
    const [verb, recipe] = readToken(token);
    const placed = work.exec(verb);
    if (seat === null || !placed || placed[1] === 'learn') continue;
    const said = events.slice(i).flatMap(sentencesOf);
    return {
      seat,
      stage: placed[1] as StageId,
      pieces: Number(placed[2]),
      recipe,
      face: Number(thrown.step.slice(6)),
      said,
    };
  }
  return null;
}
