/** Dragging a card with mouse, pen or finger. While it moves only a transform changes. */
import type { Attachment } from 'svelte/attachments';

export interface DragWatcher {
  /** Whether this card can be dragged now. */
  allowed: () => boolean;
  begin: () => void;
  /** Whether the pointer is where the card can be let go. */
  over: (x: number, y: number) => boolean;
  hover: (inside: boolean) => void;
  /** Says whether it is on its way; then the card waits where it was let go. */
  drop: () => boolean;
  end: () => void;
}

/** Pixels before a press becomes a drag. */
const SLACK = 8;
/** Milliseconds a card waits where it was let go for the answer of the server. */
const PATIENCE = 900;

export function draggable(watcher: DragWatcher): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moved = false;
    let inside = false;
    let timer = 0;

    const putBack = () => {
      window.clearTimeout(timer);
      node.style.transform = '';
      delete node.dataset['dragging'];
    };
    const finish = (dropped: boolean) => {
      if (!from) return;
      from = null;
      if (!moved) return;
      const hit = inside && dropped;
      inside = false;
      watcher.hover(false);
      watcher.end();
      if (hit && watcher.drop()) timer = window.setTimeout(putBack, PATIENCE);
      else putBack();
    };
    const on = new AbortController();
    const { signal } = on;
    node.addEventListener(
      'pointerdown',
      (event) => {
        moved = false;
        if (event.button !== 0 || !watcher.allowed()) return;
        from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      },
      { signal },
    );
    node.addEventListener(
      'pointermove',
      (event) => {
        if (!from || event.pointerId !== from.id) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!moved) {
          if (Math.hypot(x, y) < SLACK) return;
          moved = true;
          node.setPointerCapture(from.id);
          node.dataset['dragging'] = '';
          watcher.begin();
        }
        node.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 24))}deg)`;
        const now = watcher.over(event.clientX, event.clientY);
        if (now !== inside) watcher.hover((inside = now));
      },
      { signal },
    );
    node.addEventListener('pointerup', () => finish(true), { signal });
    node.addEventListener('pointercancel', () => finish(false), { signal });
    // The click that a browser makes of the end of a drag is not meant; one from the keyboard always is.
    node.addEventListener(
      'click',
      (event) => {
        if (!moved || event.detail === 0) return;
        moved = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );
    window.addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), { signal });
    return () => {
      on.abort();
      window.clearTimeout(timer);
    };
  };
}
