/**
 * Drags things with mouse, pen or finger. While it goes on only transforms change; what it means is decided by the
 * element it is dropped on, which says so in `data-drop`.
 */
import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** Whether it can be dragged now. */
  able: () => boolean;
  /** The elements that follow the pointer. */
  moves: () => Iterable<HTMLElement>;
  start: () => void;
  /** Over something that takes drops, or over nothing. */
  over: (drop: string | null) => void;
  /** Let go over this. Tells whether that was all; if not, things go back. */
  drop: (drop: string | null) => boolean;
}

const slack = 6;
/** How long dropped things wait for the answer before they go back by themselves. */
const patience = 1500;

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (node) => {
    let origin: { x: number; y: number; id: number } | null = null;
    let moved: HTMLElement[] | null = null;
    let under: string | null = null;

    const dropAt = (event: PointerEvent): string | null => {
      const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
      return found?.dataset['drop'] ?? null;
    };
    const release = (elements: HTMLElement[]) => {
      for (const element of elements) {
        for (const property of ['translate', 'pointer-events', 'z-index']) element.style.removeProperty(property);
      }
    };
    const down = (event: PointerEvent) => {
      if (event.button === 0 && drag.able()) origin = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!origin || event.pointerId !== origin.id) return;
      const [dx, dy] = [event.clientX - origin.x, event.clientY - origin.y];
      if (!moved) {
        if (Math.hypot(dx, dy) < slack) return;
        node.setPointerCapture(event.pointerId);
        drag.start();
        moved = [...drag.moves()];
        for (const element of moved) {
          element.style.pointerEvents = 'none';
          element.style.zIndex = '40';
        }
      }
      for (const element of moved) element.style.translate = `${dx}px ${dy}px`;
      const now = dropAt(event);
      if (now !== under) drag.over((under = now));
    };
    const up = (event: PointerEvent) => {
      if (moved && event.type === 'pointerup') {
        node.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 50);
        const dropped = moved;
        if (drag.drop(dropAt(event))) setTimeout(() => release(dropped), patience);
        else release(dropped);
      } else if (moved) {
        drag.drop(null);
        release(moved);
      }
      moved = null;
      origin = null;
      under = null;
    };
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
    };
  };
}
