/**
 * The one way to let a piece fly. Places have a name (`data-spot="row-3"`); what can fly is the element of a place itself,
 * if it says so (`data-piece`). A flight begins where the piece was before the picture changed and ends where it is now.
 */
import { moving } from './motion';

export interface Flight {
  /** The name of the spot it leaves. */
  from: string;
  /** The name of the spot it comes to. */
  to: string;
  /** Spots on its way. */
  via?: string[];
}

interface Start extends Flight {
  box: DOMRect;
  ghost: HTMLElement | null;
}

/** No flight takes longer, in milliseconds. */
const LONGEST = 600;
const EASING = 'cubic-bezier(0.3, 0.9, 0.35, 1)';

const spot = (root: HTMLElement, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-spot="${name}"]`);

export const isPiece = (element: HTMLElement): boolean => 'piece' in element.dataset;

/**
 * Lets pieces fly whenever `now` begins. Call it while a component is being made; `root` is the board, which must be
 * positioned, and `flights` says what flies for an event.
 */
export function flying<Event>(
  root: () => HTMLElement | undefined,
  now: () => { event: Event; time: number } | null,
  flights: (event: Event) => Flight[],
): void {
  let starts: Start[] = [];
  $effect.pre(() => {
    const [board, beat] = [root(), now()];
    starts = board && beat && moving(1) > 0 ? flights(beat.event).flatMap((flight) => begin(board, flight)) : [];
  });
  $effect(() => {
    const [board, beat] = [root(), now()];
    if (!board || !beat) return;
    const duration = Math.min(LONGEST, moving(beat.time * 0.75));
    const running = starts.flatMap((start) => fly(board, start, duration));
    return () => running.forEach((end) => end());
  });
}

function begin(board: HTMLElement, flight: Flight): Start[] {
  const source = spot(board, flight.from);
  if (!source) return [];
  return [{ ...flight, box: inside(board, source), ghost: isPiece(source) ? copy(source) : null }];
}

/** Where an element is on the board. The board itself may move on the page when the picture changes. */
function inside(board: HTMLElement, element: HTMLElement): DOMRect {
  const [frame, box] = [board.getBoundingClientRect(), element.getBoundingClientRect()];
  return new DOMRect(box.x - frame.x, box.y - frame.y, box.width, box.height);
}

/** The same to look at, and nothing else. */
export function copy(piece: HTMLElement): HTMLElement {
  const ghost = piece.cloneNode(true) as HTMLElement;
  for (const named of [ghost, ...ghost.querySelectorAll<HTMLElement>('[id], [data-spot], [data-token]')]) {
    named.removeAttribute('id');
    delete named.dataset['spot'];
    delete named.dataset['token'];
  }
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  return ghost;
}

/** Returns how to end it early. */
function fly(board: HTMLElement, { box, ghost: before, to, via = [] }: Start, duration: number): (() => void)[] {
  const target = spot(board, to);
  if (!target || duration <= 0) return [];
  const lands = isPiece(target);
  const ghost = lands ? copy(target) : before;
  const end = inside(board, target);
  if (!ghost || (box.width === 0 && end.width === 0)) return [];
  const size = lands ? end : box;
  Object.assign(ghost.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    margin: '0',
    width: `${size.width}px`,
    height: `${size.height}px`,
    zIndex: '40',
    pointerEvents: 'none',
    visibility: 'visible',
  });
  const at = (rect: DOMRect, scale: number): string => {
    const [x, y] = [rect.left + rect.width / 2 - size.width / 2, rect.top + rect.height / 2 - size.height / 2];
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const between = via.flatMap((name) => {
    const passed = spot(board, name);
    return passed ? [inside(board, passed)] : [];
  });
  const scaleOf = (rect: DOMRect): number =>
    size.width > 0 ? Math.min(1.6, Math.max(0.3, rect.width / size.width)) : 1;
  board.append(ghost);
  if (lands) target.style.visibility = 'hidden';
  const flight = ghost.animate(
    [
      { transform: at(box, lands ? scaleOf(box) : 1) },
      ...between.map((rect) => ({ transform: at(rect, 1) })),
      { transform: at(end, lands ? 1 : 0.6), opacity: lands ? 1 : 0.4 },
    ],
    { duration, easing: EASING, fill: 'both' },
  );
  const land = (): void => {
    ghost.remove();
    if (lands) target.style.removeProperty('visibility');
  };
  flight.onfinish = land;
  // The next flight may be to the same place: this one must have landed before, not when the browser gets round to it.
  const landNow = (): void => {
    flight.onfinish = null;
    flight.cancel();
    land();
  };
  return [landNow];
}
