/** Arrows go to the neighbour inside a group of things to click, marked with `data-group`. */
export function arrows(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = document.activeElement;
  if (!step || !(here instanceof HTMLElement)) return;
  const all = [...(here.closest('[data-group]')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const to = all[all.indexOf(here) + step];
  if (!all.includes(here) || !to) return;
  event.preventDefault();
  to.focus();
}
