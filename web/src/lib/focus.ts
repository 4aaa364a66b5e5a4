/** Keeps the keyboard where it was: what is focused may vanish with a move, but the focus must not fall off the page. */

export type Focusable = HTMLElement | SVGElement;

/** What had the focus and is gone, with all that was around it, the closest first. */
export interface Lost {
  element: Focusable;
  around: HTMLElement[];
}

/** What fades out is there for a moment, what is hidden stays for good: nobody can be in either. */
export function isGone(element: Element): boolean {
  // Where nothing is laid out, as in jsdom, nothing is hidden.
  const hidden = () => element.checkVisibility?.({ visibilityProperty: true }) === false;
  return !element.isConnected || element.closest('[inert]') !== null || element.matches(':disabled') || hidden();
}

/** Whether nothing has the focus, or only something that is on its way out. */
export function isNowhere(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.closest('[inert]') !== null;
}

/**
 * Gives the focus to what `next` names when what had it is gone. It stays away where somebody has left it on purpose.
 * Meant for `{@attach keepFocus(next)}`; `patience` is for a part around others that know better where to go on, in ms.
 */
export function keepFocus(
  next: (lost: Lost) => Focusable | null | undefined,
  patience = 0,
): (inside: HTMLElement) => () => void {
  return (inside) => {
    let last: (Lost & { shown: boolean }) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const entered = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
      const around: HTMLElement[] = [];
      for (let at = target.parentElement; at && at !== inside; at = at.parentElement) around.push(at);
      last = { element: target, around, shown: target.matches(':focus-visible') };
    };
    const left = () => {
      const lost = last;
      // What is taken away loses the focus, too; whether it was taken away shows only afterwards.
      queueMicrotask(() => {
        if (lost && last === lost && document.activeElement !== lost.element && !(isNowhere() && isGone(lost.element)))
          last = null;
      });
    };
    const look = () => {
      timer = undefined;
      if (!last || !isNowhere() || !isGone(last.element)) return;
      const lost = last;
      last = null;
      // Who plays with keys must see where they are; nobody else wants the page to move.
      next(lost)?.focus({ preventScroll: !lost.shown });
    };
    const changed = new MutationObserver(() => {
      if (!last || timer !== undefined || !isNowhere()) return;
      // Whoever else watches, such as a group with its stop, has seen the change by then.
      if (patience === 0) queueMicrotask(look);
      else timer = setTimeout(look, patience);
    });

    changed.observe(inside, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'class', 'hidden', 'inert'],
    });
    inside.addEventListener('focusin', entered);
    inside.addEventListener('focusout', left);
    return () => {
      clearTimeout(timer);
      changed.disconnect();
      inside.removeEventListener('focusin', entered);
      inside.removeEventListener('focusout', left);
    };
  };
}

/** Boards and panels put the focus where it makes sense by themselves; the page waits for them and only then steps in. */
const PATIENCE = 60;

/** The focus of the whole page: the nearest place (`data-place`) has it next, else the page's content. */
export const keepFocusOnPage = keepFocus(
  ({ around }) =>
    around.find((place) => place.matches('[data-place]') && !isGone(place)) ??
    document.querySelector<HTMLElement>('main'),
  PATIENCE,
);

/** The first thing in there that can be reached with Tab, preferably one that does something now. */
export function firstStop(inside: Element | null): HTMLElement | null {
  const stops = [
    ...(inside?.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary, [tabindex]') ?? []),
  ];
  const open = stops.filter(
    (stop) => stop.tabIndex >= 0 && !isGone(stop) && stop.getAttribute('aria-disabled') !== 'true',
  );
  return open.find((stop) => stop.matches('[data-token], [data-pick]')) ?? open[0] ?? null;
}
