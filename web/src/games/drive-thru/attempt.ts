/** The attempt on the counter: the one under way, or else the one that has just ended. */
import { isStage } from './offers';
import type { Event, Offer, Recipe, Stage, View } from './types';

type Kind = Event['kind'];
type Of<K extends Kind> = Extract<Event, { kind: K }>;

export type Result = Of<'prepared' | 'served' | 'failed'>;

export interface Attempt {
  stage: Stage;
  recipe: Recipe;
  /** What the sum must reach; null before the roll. */
  needed: number | null;
  /** The face; null before the roll. */
  die: number | null;
  /** What is added to the die, each by itself. */
  bonuses: number[];
  /** Recognitions spent. */
  spent: number;
  /** All together; null before the roll. */
  sum: number | null;
  /** What is missing, while that can still be made up for. */
  short: number;
  result: Result | null;
}

/** What is to be seen of an attempt in a view and in what led to it; null if there is none. */
export function attemptOf(view: View, happened: Event[]): Attempt | null {
  const events = happened.slice(
    Math.max(
      0,
      happened.findLastIndex(({ kind }) => kind === 'placed'),
    ),
  );
  const find = <K extends Kind>(...kinds: K[]): Of<K> | undefined =>
    events.find((event): event is Of<K> => (kinds as Kind[]).includes(event.kind));
  const [rolled, spent] = [find('rolled'), find('spent')];
  const result = find('prepared', 'served', 'failed') ?? null;
  // Whoever was asked after the roll hears of it again with the answer.
  const roll = rolled ?? spent ?? find('failed');
  const about = roll ?? view.attempt ?? begun(events);
  if (!about) return null;
  const die = roll?.die ?? view.die;
  const added = roll ? [roll.piece_bonus, roll.baker_bonus] : die === null ? [] : [view.bonus ?? 0];
  const bonuses = added.filter((bonus) => bonus > 0);
  return {
    stage: about.stage,
    recipe: about.recipe,
    needed: roll?.needed ?? view.needed,
    die,
    bonuses,
    spent: spent?.recognitions ?? 0,
    sum: spent?.sum ?? (die === null ? null : bonuses.reduce((sum, bonus) => sum + bonus, die)),
    short: spent || result ? 0 : (rolled?.short ?? view.short ?? 0),
    result,
  };
}

/** The attempt that a choice would be: everything but the roll. */
export function plannedOf({ kind, recipe, odds }: Extract<Offer, { kind: Stage }>): Attempt {
  return {
    stage: kind,
    recipe,
    needed: odds.needed,
    die: null,
    bonuses: odds.bonus > 0 ? [odds.bonus] : [],
    spent: 0,
    sum: null,
    short: 0,
    result: null,
  };
}

/** Pieces have been placed for it, and it has not been rolled for yet. */
function begun([first]: Event[]): { stage: Stage; recipe: Recipe } | null {
  if (first?.kind !== 'placed' || first.recipe === null || !isStage(first.kitchen)) return null;
  return { stage: first.kitchen, recipe: first.recipe };
}
