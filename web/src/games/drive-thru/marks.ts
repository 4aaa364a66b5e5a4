/** The things on the board that events and choices speak of: they are marked when something happens to them. */
import type { Pointed } from '$lib/board';
import type { Event, Kitchen, Offer, Recipe } from './types';

export type Thing =
  | 'die'
  | `kitchen-${Kitchen}`
  | `recipe-${Recipe}`
  | `baker-${number}`
  | `${'seat' | 'hand' | 'fame' | 'tips'}-${number}`;

export interface Marks {
  changed: Set<Thing>;
  pointed: Set<Thing>;
}

const recipes = (list: Recipe[]): Thing[] => list.map((recipe): Thing => `recipe-${recipe}`);

export function thingsOfEvent(event: Event): Thing[] {
  switch (event.kind) {
    case 'first':
    case 'turn':
    case 'passed':
    case 'last_round':
      return [`seat-${event.seat}`];
    case 'got_baker':
      return [`baker-${event.baker}`];
    case 'refreshed':
    case 'spent':
      return [`fame-${event.seat}`];
    case 'placed':
    case 'took':
      return [
        `kitchen-${event.kitchen}`,
        `hand-${event.seat}`,
        ...(event.kind === 'placed' && event.recipe !== null ? recipes([event.recipe]) : []),
      ];
    case 'drew':
      return recipes([event.recipe]);
    case 'kept':
      return recipes([...event.kept, ...event.replaced, ...event.removed]);
    case 'rolled':
      return ['die'];
    case 'prepared':
    case 'failed':
      return recipes([event.recipe]);
    case 'served':
      return [...recipes([event.recipe]), `tips-${event.seat}`];
    default:
      return [];
  }
}

function thingsOfOffer(seat: number | null, offer: Offer): Thing[] {
  const own = (thing: 'hand' | 'fame'): Thing[] => (seat === null ? [] : [`${thing}-${seat}`]);
  switch (offer.kind) {
    case 'pick':
      return [`baker-${offer.baker}`];
    case 'learn':
      return ['kitchen-learn', ...own('hand')];
    case 'prepare':
    case 'serve':
      return [`kitchen-${offer.kind}`, ...own('hand'), ...recipes([offer.recipe])];
    case 'coffee':
      return ['kitchen-coffee', ...own('hand'), ...own('fame')];
    case 'take':
      return [`kitchen-${offer.kitchen}`, ...own('hand')];
    case 'keep':
      return recipes([...offer.kept, ...offer.replaced, ...offer.removed]);
    case 'spend':
      return own('fame');
    case 'fail':
      return ['die'];
  }
}

export function marksOf(happened: Event[], pointed: Pointed<Event, Offer> | null): Marks {
  const events = pointed?.events.flatMap(thingsOfEvent) ?? [];
  const offer = pointed?.offer ? thingsOfOffer(pointed.seat, pointed.offer) : [];
  return {
    changed: new Set(happened.filter(({ kind }) => kind !== 'turn').flatMap(thingsOfEvent)),
    pointed: new Set([...events, ...offer]),
  };
}
