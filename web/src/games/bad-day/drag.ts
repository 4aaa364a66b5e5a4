/** Carrying something over the board with a pointer. While it is carried, nothing but its place changes. */

export interface Carried {
  /** It has been lifted: the pointer went far enough. */
  lift: () => void;
  /** It is over this point of the board, from 0 to 1 in both directions, and so many pixels from its corner. */
  over: (share: { x: number; y: number }, pixels: { x: number; y: number }) => void;
  /** It was let go; not after a mere click. */
  drop: (cancelled: boolean) => void;
}

const FAR_ENOUGH = 7;
const EDGE = 36;

/** Follows the pointer that went down on this element until it is let go. */
export function carry(down: PointerEvent, board: Element, carried: Carried): void {
  if (down.button !== 0) return;
  const holder = down.currentTarget as Element;
  const scroller = board.closest('.scroller');
  let lifted = false;
  const move = (event: Event): void => {
    const e = event as PointerEvent;
    if (e.pointerId !== down.pointerId) return;
    if (!lifted) {
      if (Math.hypot(e.clientX - down.clientX, e.clientY - down.clientY) < FAR_ENOUGH) return;
      lifted = true;
      holder.setPointerCapture(e.pointerId);
      carried.lift();
    }
    const box = board.getBoundingClientRect();
    const pixels = { x: e.clientX - box.x, y: e.clientY - box.y };
    carried.over({ x: pixels.x / box.width, y: pixels.y / box.height }, pixels);
    if (scroller) follow(scroller, e);
  };
  const end = (event: Event): void => {
    for (const [kind, listener] of [
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const) {
      holder.removeEventListener(kind, listener);
    }
    if (lifted) carried.drop(event.type === 'pointercancel');
  };
  holder.addEventListener('pointermove', move);
  holder.addEventListener('pointerup', end);
  holder.addEventListener('pointercancel', end);
}

/** Near the edge of a board that does not fit, the board follows. */
function follow(scroller: Element, e: PointerEvent): void {
  const box = scroller.getBoundingClientRect();
  const push = (low: number, high: number, at: number) => (at < low + EDGE ? -9 : at > high - EDGE ? 9 : 0);
  scroller.scrollLeft += push(box.left, box.right, e.clientX);
  scroller.scrollTop += push(box.top, box.bottom, e.clientY);
}
