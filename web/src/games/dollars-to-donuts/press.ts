/** What every button that sends a choice has in common: it says before it does. */
import type { Choice } from '$lib/board';

export interface Doing {
  waiting: boolean;
  choose: (token: string) => void;
  preview: (choice: Choice | null) => void;
}

/** While an answer is under way the button stays where it is, and so does the focus; it only does nothing. */
export function press(choice: Choice, { waiting, choose, preview }: Doing) {
  const say = () => preview(choice);
  const hush = () => preview(null);
  return {
    type: 'button',
    'data-token': choice.token,
    'aria-disabled': waiting,
    onclick: () => {
      if (!waiting) choose(choice.token);
    },
    onpointerenter: say,
    onfocus: say,
    onpointerleave: hush,
    onblur: hush,
  } as const;
}

/** The same where there may be nothing to choose: such a button can be read, and does nothing. */
export function pressIf(choice: Choice | undefined, doing: Doing) {
  return choice ? press(choice, doing) : ({ type: 'button', 'aria-disabled': true } as const);
}
