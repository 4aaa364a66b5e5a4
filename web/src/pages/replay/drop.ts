/** Files that are dragged over the page. */

/** The file of a drop, if it has one. */
export function droppedFile(event: DragEvent): File | null {
  return event.dataTransfer?.files[0] ?? null;
}

/** Whether something that is dragged over the page is a file. */
export function hasFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}
