/** Where everything lies in a view, for the tracker. */
import { kitchens } from './tokens';
import type { Places } from './tracker';
import type { View } from './types';

export function placesOf(view: View): Places {
  const places: Places = new Map();
  const pieces = (place: string, n: number) =>
    places.set(
      place,
      Array.from({ length: n }, () => 'piece'),
    );
  kitchens.forEach((kitchen, i) => pieces(`kitchen:${kitchen}`, view.kitchen[i] ?? 0));
  view.hands.forEach((n, i) => pieces(`hand:${i + 1}`, n));
  for (const place of ['unprepared', 'prepared', 'served'] as const) {
    view[place].forEach((cards, i) => places.set(`${place}:${i + 1}`, cards));
  }
  for (const place of ['drawn', 'deck', 'discard', 'removed'] as const) places.set(place, view[place]);
  return places;
}

/** This view with all recipes and Recognitions as they were before: while a roll is shown nobody knows what comes of it. */
export function undecided(view: View, before: View): View {
  const { unprepared, prepared, served, ready, used, tips, types } = before;
  return { ...view, unprepared, prepared, served, ready, used, tips, types };
}
