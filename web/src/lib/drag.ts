/**
 * Dragging with mouse, pen or finger, the same for everything that can be carried. A press becomes a drag once the pointer
 * has gone far enough; then it ends with a drop, or is cancelled by Escape or the system.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Drag {
  /** It has been lifted. */
  lift?: (at: Point) => void;
  /** The pointer is here, so far from where it went down. Nothing but transforms should change in this. */
  move: (at: Point, by: Point) => void;
  /** It was let go here. */
  drop: (at: Point) => void;
  /** It was not dropped after all. Only after `lift`. */
  cancel?: () => void;
}

/** Pixels before a press becomes a drag. */
const SLACK = 7;
/** Pixels from the edge of something that scrolls at which it follows the pointer, and how far it goes at once. */
const EDGE = 36;
const FOLLOW = 9;

/** Follows the pointer that went down with this event. Returns how to cancel it. */
export function drag(down: PointerEvent, handlers: Drag): () => void {
  if (down.button !== 0) return () => {};
  const holder = down.currentTarget instanceof Element ? down.currentTarget : null;
  const listening = new AbortController();
  const { signal } = listening;
  let lifted = false;
  const mine = (handle: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === down.pointerId) handle(event);
  };
  const end = (): void => {
    if (signal.aborted) return;
    listening.abort();
    if (lifted) handlers.cancel?.();
  };
  /** The pointer is still down: letting it go afterwards is not a click. */
  const cancel = (): void => {
    if (lifted && !signal.aborted) window.addEventListener('pointerup', swallowClick, { once: true });
    end();
  };
  const move = (event: PointerEvent): void => {
    const [at, by] = [pointOf(event), { x: event.clientX - down.clientX, y: event.clientY - down.clientY }];
    if (!lifted) {
      if (Math.hypot(by.x, by.y) < SLACK) return;
      lifted = true;
      if (holder?.isConnected) holder.setPointerCapture?.(down.pointerId);
      handlers.lift?.(at);
    }
    handlers.move(at, by);
    scrollNear(holder, at);
  };
  const up = (event: PointerEvent): void => {
    listening.abort();
    if (!lifted) return;
    swallowClick();
    handlers.drop(pointOf(event));
  };
  window.addEventListener('pointermove', mine(move), { signal });
  window.addEventListener('pointerup', mine(up), { signal });
  window.addEventListener('pointercancel', mine(end), { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), { signal });
  return cancel;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** What takes drops at a point: the `data-drop` of the nearest element there that has one. */
export function dropAt({ x, y }: Point): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;
}

/** A drop ends in a click on whatever lies there; that one is not meant. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** Near the edge of something that does not fit (`data-scroller`), it follows. */
function scrollNear(holder: Element | null, { x, y }: Point): void {
  const scroller = holder?.closest('[data-scroller]');
  if (!scroller) return;
  const box = scroller.getBoundingClientRect();
  const push = (low: number, high: number, at: number): number =>
    at < low + EDGE ? -FOLLOW : at > high - EDGE ? FOLLOW : 0;
  scroller.scrollLeft += push(box.left, box.right, x);
  scroller.scrollTop += push(box.top, box.bottom, y);
}
