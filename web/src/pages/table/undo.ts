import type { UndoOffer } from '$lib/protocol';
import type { TableStore } from '$lib/table.svelte';

/** What this seat can take back, as the server says; nothing while something is still being shown. */
export function undoOffer(table: TableStore): UndoOffer | null {
  return table.showing ? null : (table.shown?.scene.undo ?? null);
}
