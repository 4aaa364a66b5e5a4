/** To the table of a lesson or a position, and on from there. */
import { api, Refused } from '$lib/api';
import type { LessonInfo, TableInfo } from '$lib/protocol';
import { router } from '$lib/router.svelte';
import { mark, markOf } from './marks';

/** The bots of a game that goes on after a lesson. */
const AFTER_LESSON = 'easy';

async function seatBots(id: string, table: TableInfo, mine: number, bot: string): Promise<void> {
  const others = table.chairs.map((chair) => chair.seat).filter((seat) => seat !== mine);
  await Promise.all([api.sit(id, mine), ...others.map((seat) => api.seatBot(id, seat, bot))]);
}

/** Makes the table of a lesson or a position, sits down there and goes there. */
async function open(game: string, { id: lesson, seat }: LessonInfo, bot: string): Promise<string> {
  const { id } = await api.create({ game, lesson });
  const { table } = await api.table(id);
  await seatBots(id, table, seat, bot);
  return id;
}

/** The table of a lesson that was begun, if it is still there. */
async function begun(game: string, lesson: LessonInfo): Promise<string | null> {
  const { table } = markOf(game, lesson.id);
  if (table === null) return null;
  try {
    const now = await api.table(table);
    return now.table.phase === 'ended' || now.you.seat === null ? null : table;
  } catch (error) {
    if (error instanceof Refused && error.code === 'unreachable') throw error;
    return null;
  }
}

/** To a lesson: where one was, or to its beginning. */
export async function learn(game: string, lesson: LessonInfo): Promise<void> {
  const table = (await begun(game, lesson)) ?? (await open(game, lesson, AFTER_LESSON));
  mark(game, lesson.id, { table });
  router.go(`/table/${table}`, { start: true });
}

/** To a position, against bots of this level. */
export async function practise(game: string, position: LessonInfo, bot: string): Promise<void> {
  router.go(`/table/${await open(game, position, bot)}`, { start: true });
}

/** A real game from where a lesson has ended. */
export async function playOn(lesson: TableInfo, seat: number): Promise<void> {
  const { steps } = JSON.parse(await api.record(lesson.id, 'json')) as { steps: string[] };
  const { id } = await api.create({
    game: lesson.config.game,
    continues: { table: lesson.id, steps: steps.length },
  });
  const { table } = await api.table(id);
  await seatBots(id, table, seat, AFTER_LESSON);
  router.go(`/table/${id}`, { start: true });
}
