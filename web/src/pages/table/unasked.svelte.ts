/** Moves that need no decision: a forced one plays itself, and the rest of a round is played once it has been claimed. */
import type { Choice } from '$lib/board';
import { wait } from '$lib/pace';
import { settings } from '$lib/settings.svelte';
import type { TableStore } from '$lib/table.svelte';

/** It is seen for so long before it is made, where things are shown at once. */
const LEAST = 500;

export class Unasked {
  /** Whether everything that is left of the round has been claimed. */
  claiming = $state(false);
  readonly #table: () => TableStore;
  /** What may be made now. */
  readonly #choices = $derived.by((): Choice[] => {
    const table = this.#table();
    // What was just taken back is not made again.
    const again = table.log.at(-1)?.undone === true;
    // In a lesson nothing is done for whoever learns.
    const learning = table.latest?.lesson !== undefined;
    return again || learning || table.held !== null || table.waiting.length > 0 ? [] : table.choices;
  });
  /** What wins the rest, if anything does. */
  readonly rest = $derived(this.#choices.find((choice) => choice.certain === 'rest') ?? null);
  readonly #forced = $derived(this.#choices.find((choice) => choice.certain === 'forced') ?? null);
  /** What is about to be made. */
  readonly next = $derived(
    (settings.autoplay || this.claiming ? this.#forced : null) ?? (this.claiming ? this.rest : null),
  );

  constructor(table: () => TableStore) {
    this.#table = table;
  }

  /** Makes what needs no decision, from an effect. Returns how to leave it. */
  play(): (() => void) | undefined {
    const { next } = this;
    // A question that is a decision ends the claim.
    if (this.#choices.length > 0 && next === null) this.claiming = false;
    if (next === null) return undefined;
    const table = this.#table();
    const timer = setTimeout(() => table.act(next.token), Math.max(LEAST, wait(1, settings.speed)));
    return () => clearTimeout(timer);
  }
}
