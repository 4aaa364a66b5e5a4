/**
 * Carrying a donut with the pointer to where it should go. While it is carried only its transform changes; where it may
 * be dropped is known from the start.
 */
import type { Choice } from '$lib/board';
import type { Donut } from './types';

export interface Load {
  donut: Donut;
  /** The spot it was taken from. */
  from: string | undefined;
  /** What a drop on each place does; places are named like spots: `seat-2`, `pile`. */
  drops: ReadonlyMap<string, Choice>;
}

/** Nearer than this a pointer that goes up again was a click. */
const SLIP = 7;

export class Drag {
  load = $state.raw<Load | null>(null);
  /** The place under the pointer that takes what is carried. */
  over = $state<string | null>(null);
  readonly #drop: (choice: Choice) => void;
  readonly #hover: (choice: Choice | null) => void;
  #stop: (() => void) | null = null;
  #ghost: HTMLElement | null = null;
  #at = { x: 0, y: 0 };

  constructor(drop: (choice: Choice) => void, hover: (choice: Choice | null) => void) {
    this.#drop = drop;
    this.#hover = hover;
  }

  /** The pointer has gone down on something that can be carried. */
  begin(event: PointerEvent, load: Load): void {
    if (event.button !== 0 || !load.drops.size) return;
    this.cancel();
    const { clientX: x0, clientY: y0, pointerId } = event;
    const listening = new AbortController();
    const { signal } = listening;
    this.#stop = () => listening.abort();
    const mine = (move: PointerEvent) => move.pointerId === pointerId;
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', handle: (e: PointerEvent) => void) =>
      window.addEventListener(type, (e) => mine(e) && handle(e), { signal });
    on('pointermove', (move) => {
      if (!this.load && Math.hypot(move.clientX - x0, move.clientY - y0) < SLIP) return;
      this.load ??= load;
      this.#follow(move);
    });
    on('pointerup', () => {
      const choice = this.load && this.over !== null ? load.drops.get(this.over) : undefined;
      if (this.load) swallowClick();
      this.cancel();
      if (choice) this.#drop(choice);
    });
    on('pointercancel', () => this.cancel());
  }

  /** The picture that follows the pointer, for as long as it is on the page. */
  carry(ghost: HTMLElement): () => void {
    this.#ghost = ghost;
    this.#place();
    return () => (this.#ghost = null);
  }

  #place(): void {
    if (this.#ghost) this.#ghost.style.transform = `translate(${this.#at.x}px, ${this.#at.y}px)`;
  }

  #follow({ clientX, clientY }: PointerEvent): void {
    this.#at = { x: clientX, y: clientY };
    this.#place();
    const under =
      document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;
    const over = under !== null && this.load?.drops.has(under) ? under : null;
    if (over === this.over) return;
    this.over = over;
    this.#hover(over === null ? null : (this.load?.drops.get(over) ?? null));
  }

  /** Puts back what is carried. */
  cancel(): void {
    this.#stop?.();
    this.#stop = null;
    if (this.over !== null) this.#hover(null);
    this.load = null;
    this.over = null;
  }
}

/** A drop ends in a click on whatever lies there; that one is not meant. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
