/**
 * The one guard against accidents: what has just come under the pointer is not pressed by the second half of a double
 * click. For a moment after a click, a press at the same place counts only if it is on the same control with the same
 * meaning; what may well be pressed quickly and says something else each time has `data-repeat`.
 */

/** How long, in milliseconds. */
export const MOMENT = 600;
/** How far a hand moves between two clicks that it means as one, in pixels. */
const NEAR = 24;
const CONTROLS = 'button, a, summary, label, select, input, [role="button"], [role="tab"], [data-token], [data-pick]';

interface Press {
  x: number;
  y: number;
  time: number;
  control: Element | null;
  meaning: string;
}

function controlOf(event: MouseEvent): Element | null {
  return event.target instanceof Element ? event.target.closest(CONTROLS) : null;
}

/** What a control does, as far as the page says it: what opens something closes it the next time. */
function meaningOf(control: Element | null): string {
  if (!control) return '';
  const words = control.getAttribute('aria-label') ?? control.textContent;
  return [control.getAttribute('data-token'), control.getAttribute('aria-expanded'), words].join(' ');
}

/** Guards everything in `root`, which has `data-guard` for as long; returns how to stop. */
export function guard(root: HTMLElement): () => void {
  let last: Press | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the press under way is not to count. */
  let stray = false;

  function isStray(event: MouseEvent): boolean {
    if (!last || event.timeStamp - last.time > MOMENT) return false;
    if (Math.hypot(event.clientX - last.x, event.clientY - last.y) > NEAR) return false;
    const control = controlOf(event);
    if (!control) return false;
    return !(control === last.control && (control.matches('[data-repeat]') || meaningOf(control) === last.meaning));
  }

  function swallow(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function pressed(event: PointerEvent): void {
    stray = isStray(event);
    if (stray) swallow(event);
    else remember(event);
  }

  function remember(event: MouseEvent): void {
    const control = controlOf(event);
    last = { x: event.clientX, y: event.clientY, time: event.timeStamp, control, meaning: meaningOf(control) };
  }

  function released(event: PointerEvent): void {
    if (stray) return swallow(event);
    // The time counts from when the finger leaves.
    if (last) last.time = event.timeStamp;
    root.dataset['guard'] = '';
    clearTimeout(timer);
    timer = setTimeout(() => delete root.dataset['guard'], MOMENT);
  }

  function clicked(event: MouseEvent): void {
    // A key presses without a place.
    if (event.detail === 0) return;
    if (stray) swallow(event);
  }

  /** A key that is held down presses once. */
  function typed(event: KeyboardEvent): void {
    const presses = event.key === 'Enter' || event.key === ' ';
    const control = event.target instanceof Element ? event.target.closest('button, [role="button"], a') : null;
    if (event.repeat && presses && control && !control.matches('[data-repeat]')) swallow(event);
  }

  const listeners = [
    ['pointerdown', pressed],
    ['pointerup', released],
    ['click', clicked],
    ['keydown', typed],
  ] as const;
  for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener, true);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener, true);
  };
}
