/**
 * One stop of the Tab key for a group of buttons; arrows move inside it. Meant for `{@attach roving}` on the group.
 */
import type { Attachment } from 'svelte/attachments';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const roving: Attachment<HTMLElement> = (group) => {
  const stops = () => [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const settle = (chosen?: HTMLElement) => {
    const all = stops();
    const stop = chosen ?? all.find((button) => button.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  const onfocus = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && stops().includes(event.target)) settle(event.target);
  };
  const onkey = (event: KeyboardEvent) => {
    const all = stops();
    const at = all.findIndex((button) => button === event.target);
    const step = STEP[event.key];
    if (at < 0 || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : (at + (step ?? 0) + all.length) % all.length;
    all[next]?.focus();
  };
  const watch = new MutationObserver(() => settle());
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  group.addEventListener('focusin', onfocus);
  group.addEventListener('keydown', onkey);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', onfocus);
    group.removeEventListener('keydown', onkey);
  };
};
