/**
 * What a lesson means is lit on the board, whichever game it is: boards mark what can be chosen with `data-token`, and a
 * first step towards it with `data-pick`. A game whose choices take several steps says in its `leads.ts` which they are.
 */
import type { Choice } from '$lib/board';

/** The first steps that lead to a choice, by their names, in order. */
export type Leads = (choice: Choice) => string[];

const DEAD = ':not([disabled], [aria-disabled="true"])';

/** What is lit in `root` for these choices: they themselves where the board offers them, else the next step to one. */
export function litIn(root: HTMLElement, choices: Choice[], leads: Leads): Element[] {
  const offered = [...root.querySelectorAll<HTMLElement>(`[data-token]${DEAD}`)];
  const meant = offered.filter((one) => choices.some((choice) => choice.token === one.dataset['token']));
  if (meant.length > 0) return meant;
  const open = [...root.querySelectorAll<HTMLElement>(`[data-pick]${DEAD}:not([aria-pressed="true"])`)];
  const named = (name: string) => open.filter((one) => one.dataset['pick'] === name);
  const steps = choices.flatMap(
    (choice) =>
      leads(choice)
        .map(named)
        .find((found) => found.length > 0) ?? [],
  );
  return [...new Set(steps)];
}

/** Keeps what is meant lit, whatever the board does meanwhile. Returns how to stop. */
export function keepLit(root: HTMLElement, choices: Choice[], leads: Leads): () => void {
  let lit: Element[] = [];
  const renew = (): void => {
    const now = litIn(root, choices, leads);
    for (const one of lit) if (!now.includes(one)) one.removeAttribute('data-lit');
    for (const one of now) one.setAttribute('data-lit', '');
    lit = now;
  };
  renew();
  const watch = new MutationObserver(renew);
  const attributeFilter = ['data-token', 'data-pick', 'aria-disabled', 'aria-pressed', 'disabled'];
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
  return () => {
    watch.disconnect();
    for (const one of lit) one.removeAttribute('data-lit');
  };
}
