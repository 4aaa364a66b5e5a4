/** What every button that sends a choice has in common: it says before it does. */
import type { Choice } from '$lib/board';

export interface Doing {
  waiting: boolean;
  choose: (token: string) => void;
  preview: (choice: Choice | null) => void;
}

export function press(choice: Choice, { waiting, choose, preview }: Doing) {
  const say = () => preview(choice);
  const hush = () => preview(null);
  return {
    type: 'button',
    'data-token': choice.token,
    disabled: waiting,
    onclick: () => choose(choice.token),
    onpointerenter: say,
    onfocus: say,
    onpointerleave: hush,
    onblur: hush,
  } as const;
}
