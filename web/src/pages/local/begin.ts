/** From the plan to the table: makes it, makes a player of everybody here, seats them and the bots, and goes there. */
import { api, apiOf } from '$lib/api';
import { keepParty, rememberNames, type Person } from '$lib/people';
import { router } from '$lib/router.svelte';
import { session } from '$lib/session.svelte';
import { tableOf, type Setup } from '../start/setup';
import type { Plan } from './plan';

/** Begins at once if no seat is left free. The first person is the player of this browser's cookie, and is host. */
export async function beginHere(game: string, setup: Setup, plan: Plan): Promise<void> {
  const names = plan.places.map((place) => place.name.trim());
  const free = plan.places.some((place) => place.kind === 'free');
  const first = plan.places.findIndex((place) => place.kind === 'person');
  const owner = names[first];
  if (owner !== undefined && owner !== session.name) await session.rename(owner);
  const { id } = await api.create({
    ...tableOf(game, { ...setup, open: setup.open && free }, true),
    seats: plan.places.length,
  });
  const people: (Person | null)[] = plan.places.map(() => null);

  async function seat(i: number): Promise<void> {
    const place = plan.places[i];
    if (place?.kind === 'bot') await api.seatBot(id, i + 1, place.bot);
    if (place?.kind !== 'person') return;
    const person: Person = i === first ? { name: session.name, secret: null } : await api.newPlayer(names[i] ?? '');
    await apiOf(person.secret).sit(id, i + 1);
    people[i] = { name: person.name, secret: person.secret };
  }

  try {
    await Promise.all(plan.places.map((_, i) => seat(i)));
  } catch (error) {
    // Half a table is of no use to anybody.
    await api.abandon(id).catch(() => {});
    throw error;
  }
  const here = people.filter((person) => person !== null);
  if (here.length > 1) keepParty(id, { people: here, open: plan.open, onlooker: null });
  rememberNames(here.map((person) => person.name));
  router.go(`/table/${id}`, { start: !free });
}
