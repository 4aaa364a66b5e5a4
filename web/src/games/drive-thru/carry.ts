/** Things that follow the pointer until they are dropped on something that says what it is in `data-drop`. */
import { drag, dropAt } from '$lib/drag';

export interface Carry {
  /** They are lifted. Returns the elements that follow. */
  lift: () => HTMLElement[];
  /** Over something that takes drops, or over nothing. */
  over: (drop: string | null) => void;
  /** Let go over this, or put back. */
  drop: (drop: string | null) => void;
}

const FOLLOWING = ['translate', 'pointer-events', 'z-index'];

export class Carried {
  #things: HTMLElement[] = [];

  /** Begins where the pointer goes down. */
  begin(down: PointerEvent, { lift, over, drop }: Carry): void {
    let under: string | null = null;
    drag(down, {
      lift: () => {
        this.#things = lift();
        for (const { style } of this.#things) Object.assign(style, { pointerEvents: 'none', zIndex: '40' });
      },
      move: (at, by) => {
        for (const { style } of this.#things) style.translate = `${by.x}px ${by.y}px`;
        const now = dropAt(at);
        if (now !== under) over((under = now));
      },
      drop: (at) => drop(dropAt(at)),
      cancel: () => drop(null),
    });
  }

  /** Whatever is still in the air goes back where it belongs. */
  putDown(): void {
    for (const { style } of this.#things.splice(0)) for (const name of FOLLOWING) style.removeProperty(name);
  }
}
