/** The focus is never lost: when what had it goes away, it goes to the space where it was, or to the question. */
import type { Attachment } from 'svelte/attachments';

/** The element in a part of the table that takes the focus in the place of others. */
const STAND_IN = '[role="gridcell"][tabindex="0"], [data-ask]';

export const keepFocus: Attachment<HTMLElement> = (root) => {
  let last: { element: Element; part: Element | null } | null = null;
  const come = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = { element: target, part: target.closest('[data-part]') };
  };
  // What is taken away loses the focus, too; whether it was taken away shows only afterwards.
  const go = () => void Promise.resolve().then(() => {
    if (last?.element.isConnected && document.activeElement !== last.element) last = null;
  });
  const watch = new MutationObserver(() => {
    const active = document.activeElement;
    if (!last || last.element.isConnected || (active && active !== document.body)) return;
    const part = last.part?.isConnected ? last.part : root;
    const next = part.querySelector<HTMLElement | SVGElement>(STAND_IN) ?? root.querySelector<HTMLElement>('[data-ask]');
    last = null;
    next?.focus({ preventScroll: true });
  });
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', come);
  root.addEventListener('focusout', go);
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', come);
    root.removeEventListener('focusout', go);
  };
};
