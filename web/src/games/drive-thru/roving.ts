/**
 * A group of things is one stop of the Tab key. Inside it arrows go on: left and right to the neighbour, up and down to
 * the next part of the group (marked with `data-row`), Home and End to its ends.
 */
import type { Attachment } from 'svelte/attachments';

/** Things that do something now are offered before those that can only be read. */
const able = (stop: HTMLElement) => stop.matches('[data-token], [data-pick]');
export const nowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Where an arrow leads from here; null if this key leads nowhere. */
function next(key: string, all: HTMLElement[], here: HTMLElement): HTMLElement | null {
  const at = all.indexOf(here);
  const along = document.documentElement.dir === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return all[at + along] ?? null;
    case 'ArrowLeft':
      return all[at - along] ?? null;
    case 'ArrowDown':
    case 'ArrowUp':
      return nextRow(key === 'ArrowDown' ? 1 : -1, all, here);
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    default:
      return null;
  }
}

function nextRow(step: 1 | -1, all: HTMLElement[], here: HTMLElement): HTMLElement | null {
  const rowOf = (stop: HTMLElement) => stop.closest('[data-row]');
  const rows = [...new Set(all.map(rowOf))];
  const row = rows[rows.indexOf(rowOf(here)) + step];
  // Without parts, up and down are as good as left and right.
  if (rows.length < 2) return all[all.indexOf(here) + step] ?? null;
  return row === undefined ? null : (all.find((stop) => rowOf(stop) === row) ?? null);
}

/** `keys` tells whether somebody plays with keys now: only then what had the focus and is gone passes it on. */
export function roving(keys: () => boolean): Attachment<HTMLElement> {
  return (group) => {
    let current: HTMLElement | null = null;
    /** What had the focus last, if that was in this group. */
    let last: HTMLElement | null = null;
    let at = 0;

    const stops = () => [...group.querySelectorAll<HTMLElement>('button')];
    const arrange = () => {
      const all = stops();
      const lost = last !== null && !last.isConnected && nowhere() && keys();
      if (lost) current = all[Math.min(at, all.length - 1)] ?? null;
      else if (!current || !all.includes(current) || (!able(current) && document.activeElement !== current)) current = all.find(able) ?? all[0] ?? null;
      for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
      if (lost) current?.focus();
    };
    const entered = (event: FocusEvent) => {
      const all = stops();
      const stop = event.target instanceof Node && group.contains(event.target) ? all.indexOf(event.target as HTMLElement) : -1;
      last = stop < 0 ? null : (all[stop] ?? null);
      if (!last) return;
      at = stop;
      current = last;
      arrange();
    };
    const pressed = (event: KeyboardEvent) => {
      const all = stops();
      const here = all.find((stop) => stop === document.activeElement);
      if (!here || event.ctrlKey || event.altKey || event.metaKey) return;
      const to = next(event.key, all, here);
      if (!to) return;
      event.preventDefault();
      to.focus();
    };

    const changed = new MutationObserver(arrange);
    changed.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-token', 'data-pick'] });
    document.addEventListener('focusin', entered);
    group.addEventListener('keydown', pressed);
    arrange();
    return () => {
      changed.disconnect();
      document.removeEventListener('focusin', entered);
      group.removeEventListener('keydown', pressed);
    };
  };
}
