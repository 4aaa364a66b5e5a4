/** From the start page to a table: makes it, seats whom it needs, and goes there. */
import { api } from '$lib/api';
import { router } from '$lib/router.svelte';
import { tableOf, type Setup } from './setup';

async function seatBots(id: string, seats: number[], bot: string): Promise<void> {
  await Promise.all(seats.map((seat) => api.seatBot(id, seat, bot)));
}

/** Seats you against bots. The game starts when the table is on the screen, so that its first moves are seen. */
export async function playNow(game: string, setup: Setup): Promise<void> {
  const { id } = await api.create(tableOf(game, setup, false));
  const { table } = await api.table(id);
  const others = table.chairs.map((chair) => chair.seat).filter((seat) => seat !== 1);
  await Promise.all([api.sit(id, 1), seatBots(id, others, setup.bot)]);
  router.go(`/table/${id}`, { start: true });
}

/** Makes a table that people find by its link, with you on the first seat. */
export async function invite(game: string, setup: Setup): Promise<void> {
  const { id } = await api.create(tableOf(game, setup, true));
  await api.sit(id, 1);
  router.go(`/table/${id}`);
}

/** Has bots play and looks on. */
export async function watchBots(game: string, setup: Setup): Promise<void> {
  const { id } = await api.create(tableOf(game, setup, false));
  const { table } = await api.table(id);
  await seatBots(
    id,
    table.chairs.map((chair) => chair.seat),
    setup.bot,
  );
  router.go(`/table/${id}`, { start: true });
}
