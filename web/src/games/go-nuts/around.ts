/** What every part of the board needs to know: given once by the board, asked for where it is used. */
import { createContext } from 'svelte';
import type { Carry } from './carry.svelte';
import type { Offered } from './offers';
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
  readonly carry: Carry;
  nameOf: (seat: number) => string;
  choose: (choice: Offered) => void;
  preview: (choice: Offered | null) => void;
}

export const [around, setAround] = createContext<Around>();
