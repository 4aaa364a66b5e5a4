/** What every button that sends a choice has in common: it says before it does. */
import type { Choice } from '$lib/board';
import type { Taps } from '$lib/taps.svelte';

export interface Doing {
  waiting: boolean;
  /** What a finger has tapped once. */
  taps: Taps;
  choose: (token: string) => void;
  preview: (choice: Choice | null) => void;
  /** Asks why a token cannot be chosen; null while nothing is asked of this seat. */
  why: ((token: string) => void) | null;
}

/** A button with a verb on it, which does at once. While an answer is under way it stays, and only does nothing. */
export function act(choice: Choice, { waiting, choose, preview }: Doing) {
  const say = () => preview(choice);
  // A finger that moves the focus has not asked for words.
  const focus = ({ currentTarget }: FocusEvent) => {
    if ((currentTarget as HTMLElement).matches(':focus-visible')) say();
  };
  const hush = () => preview(null);
  return {
    type: 'button',
    'data-token': choice.token,
    'aria-disabled': waiting,
    onclick: (): void => {
      if (!waiting) choose(choice.token);
    },
    onpointerenter: say,
    onfocus: focus,
    onpointerleave: hush,
    onblur: hush,
  } as const;
}

/** A thing on the board: the first tap of a finger only shows what it does. */
export function press(choice: Choice, doing: Doing) {
  const { waiting, taps, choose, preview } = doing;
  return {
    ...act(choice, doing),
    'data-tapped': taps.shown === choice.token || undefined,
    onclick: (event: MouseEvent): void => {
      event.stopPropagation();
      if (waiting) return;
      if (taps.does(event, choice.token)) choose(choice.token);
      else preview(choice);
    },
  } as const;
}

/** The same where there may be nothing to choose: such a thing can be read, and says why it cannot be chosen. */
export function pressIf(choice: Choice | undefined, doing: Doing, token: string) {
  if (choice) return press(choice, doing);
  const onclick = () => doing.why?.(token);
  return { type: 'button', 'aria-disabled': true, onclick } as const;
}
