/** A donut on its way with the pointer to where it should go. Where it may be dropped is known from the start. */
import type { Choice } from '$lib/board';
import { drag, dropAt, type Point } from '$lib/drag';
import type { Donut, Offer } from './types';

export interface Load {
  donut: Donut;
  /** The spot it was taken from. */
  from: string | undefined;
  /** What a drop on each place does; places are named like spots: `seat-2`, `pile`. */
  drops: ReadonlyMap<string, Choice<Offer>>;
}

export class Carry {
  load = $state.raw<Load | null>(null);
  /** The place under the pointer that takes what is carried. */
  over = $state<string | null>(null);
  readonly #drop: (choice: Choice<Offer>) => void;
  readonly #hover: (choice: Choice<Offer> | null) => void;
  #ghost: HTMLElement | null = null;
  #at: Point = { x: 0, y: 0 };
  #cancel: () => void = () => {};

  constructor(drop: (choice: Choice<Offer>) => void, hover: (choice: Choice<Offer> | null) => void) {
    this.#drop = drop;
    this.#hover = hover;
  }

  /** The pointer has gone down on something that can be carried. */
  begin(event: PointerEvent, load: Load): void {
    if (!load.drops.size) return;
    this.cancel();
    this.#cancel = drag(event, {
      lift: () => (this.load = load),
      move: (at) => this.#follow(at, load),
      drop: () => {
        const choice = this.over === null ? undefined : load.drops.get(this.over);
        this.#end();
        if (choice) this.#drop(choice);
      },
      cancel: () => this.#end(),
    });
  }

  /** The picture that follows the pointer, for as long as it is on the page. */
  show(ghost: HTMLElement): () => void {
    this.#ghost = ghost;
    this.#place();
    return () => (this.#ghost = null);
  }

  /** Puts back what is carried. */
  cancel(): void {
    this.#cancel();
  }

  #follow(at: Point, { drops }: Load): void {
    this.#at = at;
    this.#place();
    const under = dropAt(at);
    const over = under !== null && drops.has(under) ? under : null;
    if (over === this.over) return;
    this.over = over;
    this.#hover(over === null ? null : (drops.get(over) ?? null));
  }

  #place(): void {
    if (this.#ghost) this.#ghost.style.transform = `translate(${this.#at.x}px, ${this.#at.y}px)`;
  }

  #end(): void {
    if (this.over !== null) this.#hover(null);
    this.load = null;
    this.over = null;
  }
}
