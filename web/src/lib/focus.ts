/** Keeps the keyboard where it was: what is focused may vanish with a move, but the focus must not fall off the page. */

/** Boards and panels put the focus where it makes sense by themselves; this waits for them and only then steps in. */
const PATIENCE = 60;

/** Gives the focus to the nearest place (`data-place`, else the page's content) when what had it is gone. */
export function keepFocus(inside: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let places: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const entered = (event: FocusEvent): void => {
    last = event.target as HTMLElement;
    places = [];
    for (let place = last.closest<HTMLElement>('[data-place]'); place; place = place.parentElement?.closest<HTMLElement>('[data-place]') ?? null) places.push(place);
  };
  // Whoever clicks beside everything takes the focus away on purpose; a click on something gives it there.
  const clicked = (): void => {
    last = null;
  };
  const look = (): void => {
    if (!last || visible(last) || !nowhere()) return;
    (places.find((place) => visible(place)) ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  };
  const changed = new MutationObserver(() => {
    if (!last || !nowhere()) return;
    clearTimeout(timer);
    timer = setTimeout(look, PATIENCE);
  });

  inside.addEventListener('focusin', entered);
  document.addEventListener('pointerdown', clicked, { capture: true });
  changed.observe(inside, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'class', 'hidden'] });
  return () => {
    clearTimeout(timer);
    changed.disconnect();
    inside.removeEventListener('focusin', entered);
    document.removeEventListener('pointerdown', clicked, { capture: true });
  };
}

const nowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function visible(element: HTMLElement | null): boolean {
  return element !== null && element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0;
}

/** The first thing in there that can be reached with Tab, preferably one that does something now. */
export function firstStop(inside: Element | null): HTMLElement | null {
  const stops = [...(inside?.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary, [tabindex]') ?? [])];
  const open = stops.filter((stop) => stop.tabIndex >= 0 && visible(stop) && stop.getAttribute('aria-disabled') !== 'true');
  return open.find((stop) => stop.matches('[data-token], [data-pick]')) ?? open[0] ?? null;
}
