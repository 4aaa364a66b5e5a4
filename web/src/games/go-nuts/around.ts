/** What every part of the board needs to know: given once by the board, asked for where it is used. */
import { createContext } from 'svelte';
import type { Who } from '$lib/language';
import type { Offered } from './offers';
import type { Box, Offer } from './types';

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
  /** The choice that is pointed at. */
  readonly meant: Offer | null;
  /** Whether it is a phone's board. */
  readonly slim: boolean;
  /** How large the board is, in rem. */
  readonly room: { width: number; height: number };
  nameOf: (seat: number) => string;
  /** For sentences: by name, or "you". */
  readonly whoOf: (seat: number) => Who;
  /** What a finger has tapped once: the second tap does it. */
  readonly tapped: Offered | null;
  /** Does it; a finger is first told what it would do. */
  press: (choice: Offered, event: MouseEvent) => void;
  /** Whether places of the row are to be cleared. */
  readonly clears: boolean;
  /** Does it at once. */
  choose: (choice: Offered) => void;
  /** Says why this is not offered now. */
  why: (token: string) => void;
  preview: (choice: Offered | null) => void;
}

/** While a mouse is over it, or it has the focus, it shows what a choice would do. */
export function previews(board: Around, choice: Offered | undefined) {
  if (!choice) return {};
  const start = () => board.preview(choice);
  const end = () => board.preview(null);
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && start(),
    onpointerleave: end,
    onfocus: start,
    onblur: end,
  };
}

export const [around, setAround] = createContext<Around>();
