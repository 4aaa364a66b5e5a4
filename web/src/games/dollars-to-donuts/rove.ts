/**
 * One stop of the Tab key for a group of buttons; arrows move inside it, up and down by a row. Meant for
 * `{@attach rove(columns)}` on the group; the buttons have `data-stop`.
 */
import type { Attachment } from 'svelte/attachments';

export const rove = (columns: number): Attachment<HTMLElement> => (group) => {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: columns, ArrowLeft: -1, ArrowUp: -columns };
  const stops = () => [...group.querySelectorAll<HTMLElement>('[data-stop]')];
  const canDo = (stop: HTMLElement) => stop.getAttribute('aria-disabled') !== 'true';
  /** Who comes with Tab arrives at something to do, if there is any; who is here stays. */
  const settle = (chosen?: HTMLElement) => {
    const all = stops();
    const now = all.find((stop) => stop === chosen || stop === document.activeElement) ?? all.find(canDo) ?? all[0];
    for (const stop of all) stop.tabIndex = stop === now ? 0 : -1;
  };
  const onfocus = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && stops().includes(event.target)) settle(event.target);
  };
  const onkey = (event: KeyboardEvent) => {
    const all = stops();
    const at = all.findIndex((stop) => stop === event.target);
    // In a page that reads from the right, so do its rows.
    const along = getComputedStyle(group).direction === 'rtl' && /Left|Right/.test(event.key) ? -1 : 1;
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : at + along * (steps[event.key] ?? NaN);
    if (at < 0 || Number.isNaN(next)) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const watch = new MutationObserver(() => settle());
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-disabled'] });
  group.addEventListener('focusin', onfocus);
  group.addEventListener('keydown', onkey);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', onfocus);
    group.removeEventListener('keydown', onkey);
  };
};
