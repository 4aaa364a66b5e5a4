/** Which lessons this browser has begun and finished. */
import { isRecord, recall, remember } from '$lib/stored';

/** A lesson that was begun has a table; one that was finished keeps its mark. */
export interface LessonMark {
  table: string | null;
  done: boolean;
}

const KEY = 'lessons';
const isMark = (value: unknown): value is LessonMark =>
  isRecord(value) &&
  (value['table'] === null || typeof value['table'] === 'string') &&
  typeof value['done'] === 'boolean';
const areMarks = (value: unknown): value is Record<string, LessonMark> =>
  isRecord(value) && Object.values(value).every(isMark);

export type Learnt = 'new' | 'begun' | 'done';

/** The mark of a lesson. */
export function markOf(game: string, lesson: string): LessonMark {
  return recall(KEY, {}, areMarks)[`${game}/${lesson}`] ?? { table: null, done: false };
}

/** How far a lesson is. */
export function learnt(game: string, lesson: string): Learnt {
  const { table, done } = markOf(game, lesson);
  return table !== null ? 'begun' : done ? 'done' : 'new';
}

export function mark(game: string, lesson: string, change: Partial<LessonMark>): void {
  const marks = recall(KEY, {}, areMarks);
  remember(KEY, { ...marks, [`${game}/${lesson}`]: { ...markOf(game, lesson), ...change } });
}
