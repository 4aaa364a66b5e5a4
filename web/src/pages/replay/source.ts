/** Where a replay comes from: a table of this server, or a record that somebody brought along. */
import { api, type NewTable } from '$lib/api';
import type { RecordFormat, Replay, ReplayScene } from '$lib/protocol';

export interface Source {
  /** The page's address without the move. */
  path: string;
  /** The table, where there is one. */
  table: string | null;
  /** The record in the link; null where a table's id is enough, or where it is too long. */
  packed: string | null;
  overview: (perspective: string) => Promise<Replay>;
  scenes: (perspective: string, from: number, count: number) => Promise<ReplayScene[]>;
  record: (format: RecordFormat) => Promise<string>;
  /** The seat whoever looks had in it, if any. */
  seat: () => Promise<number | null>;
  /** What a new table continues. */
  continues: (steps: number) => NonNullable<NewTable['continues']>;
}

export function ofTable(id: string): Source {
  return {
    path: `/table/${encodeURIComponent(id)}/replay`,
    table: id,
    packed: null,
    overview: (perspective) => api.replay(id, perspective),
    scenes: async (perspective, from, count) => (await api.replayScenes(id, perspective, from, count)).scenes,
    record: (format) => api.record(id, format),
    seat: () =>
      api.table(id).then(
        ({ you }) => you.seat,
        () => null,
      ),
    continues: (steps) => ({ table: id, steps }),
  };
}

export function ofRecord(record: string, packed: string | null): Source {
  return {
    path: '/replay',
    table: null,
    packed,
    overview: (perspective) => api.replayRecord({ record, perspective }),
    scenes: async (perspective, from, count) =>
      (await api.replayRecordScenes({ record, perspective, from, count })).scenes,
    record: (format) => api.rewriteRecord(record, format),
    seat: () => Promise.resolve(null),
    continues: (steps) => ({ record, steps }),
  };
}
