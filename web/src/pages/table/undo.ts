import { mayUndo } from '$lib/log';
import type { TableInfo } from '$lib/protocol';
import type { TableStore } from '$lib/table.svelte';

/** Whether this seat may ask to take back its last action. The server decides. */
export function undoable(table: TableStore, info: TableInfo): boolean {
  const me = table.you.seat;
  return me !== null && info.phase === 'playing' && table.behind === 0 && !info.proposal && mayUndo(table.log, me);
}
