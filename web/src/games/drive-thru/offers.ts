/** What is offered, by what it does on the board. */
import type { Choice } from '$lib/board';
import type { Kitchen, Offer, Recipe, Stage } from './types';

/** The Kitchen cards in their order. */
export const kitchens: readonly Kitchen[] = ['learn', 'prepare', 'serve', 'coffee'];

export const isStage = (kitchen: Kitchen): kitchen is Stage => kitchen === 'prepare' || kitchen === 'serve';

type Kind = Offer['kind'];
/** A choice that is known to offer this. */
export type ChoiceOf<K extends Kind> = Choice<Extract<Offer, { kind: K }>>;

export function ofKind<K extends Kind>(choices: Choice<Offer>[], ...kinds: K[]): ChoiceOf<K>[] {
  return choices.filter((choice): choice is ChoiceOf<K> => (kinds as Kind[]).includes(choice.offer.kind));
}

/** Pieces that go from the hand to the Kitchen card of the same name. */
export type Work = ChoiceOf<Kitchen>;
export type Keep = ChoiceOf<'keep'>;

export const recipeOf = ({ offer }: Work): Recipe | null => ('recipe' in offer ? offer.recipe : null);

/** The own recipes that make room for those kept. */
export const goneFor = ({ offer }: Keep): Recipe[] => [...offer.replaced, ...offer.removed];

/** The same recipes, in whatever order? */
export function sameRecipes(a: Recipe[], b: Recipe[]): boolean {
  return a.length === b.length && a.toSorted().join() === b.toSorted().join();
}
