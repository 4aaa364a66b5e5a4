/** What every part of the board needs to know: given once by the board, asked for where it is used. */
import { createContext } from 'svelte';
import type { Choice } from '$lib/board';
import type { Drag } from './drag.svelte';
import type { Box } from './types';

export interface Around {
  readonly box: Box;
  /** The viewer's seat; null for people who look on. */
  readonly me: number | null;
  /** The same seat, if it is the viewer's own: who is called "you". */
  readonly you: number | null;
  /** What has been sent and not been answered. */
  readonly sent: string | null;
  readonly changed: ReadonlySet<string>;
  readonly pointed: ReadonlySet<string>;
  readonly drag: Drag;
  nameOf: (seat: number) => string;
  choose: (choice: Choice) => void;
  preview: (choice: Choice | null) => void;
}

export const [around, setAround] = createContext<Around>();
