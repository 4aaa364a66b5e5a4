/**
 * Signs that explain themselves. Whatever a player may not know (a symbol, a badge, a track, a card) opens a small card
 * with its name and what it means: pointed at with a mouse, reached with the keyboard, tapped with a finger. There is
 * one card for the whole page, drawn by `ExplainCard.svelte`. What also does something when it is pressed explains
 * itself to a finger that stays on it.
 */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { narrator } from '$lib/narrator.svelte';

/** What a sign means, in words that are true for this table. */
export interface Meaning {
  name: string;
  meaning: string;
  /** What it comes to now, for whoever looks: "For you now: +5". */
  now?: string | undefined;
}

export interface Explained {
  anchor: Element;
  words: Meaning;
  /** Stays until somebody closes it. */
  pinned: boolean;
}

/** How long a mouse rests on a sign before it explains itself, in milliseconds. */
const REST = 350;
/** How long the card stays after the mouse has left, so that one can get to it. */
const LINGER = 200;
/** How long a finger stays on something that does something else when it is tapped. */
const PRESS = 500;
/** How far a finger may move meanwhile, in pixels. */
const STILL = 10;

export const CARD = 'explained';

export class Explaining {
  shown = $state.raw<Explained | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Explains something until somebody closes it. */
  show(anchor: Element, words: Meaning): void {
    this.#set({ anchor, words, pinned: true });
    narrator.say([words.name, words.meaning, words.now ?? ''].filter(Boolean).join('. '));
  }

  /** Explains something as long as it is pointed at. */
  point(anchor: Element, words: Meaning): void {
    if (this.shown?.anchor === anchor) this.keep();
    else this.#set({ anchor, words, pinned: false });
  }

  /** The mouse rests on something: it is explained in a moment, or at once while the card is open anyway. */
  rest(anchor: Element, words: () => Meaning | null): void {
    this.keep();
    const begin = (): void => {
      const found = words();
      if (found && anchor.isConnected) this.point(anchor, found);
    };
    if (this.shown && !this.shown.pinned) begin();
    else this.#timer = setTimeout(begin, REST);
  }

  /** The mouse has left the sign or the card. */
  leave(): void {
    this.keep();
    if (this.shown && !this.shown.pinned) this.#timer = setTimeout(() => this.close(), LINGER);
  }

  /** The mouse is on the card. */
  keep(): void {
    clearTimeout(this.#timer);
  }

  /** Closes the card, or only that of one sign. */
  close(anchor?: Element): void {
    if (anchor && this.shown?.anchor !== anchor) return;
    this.keep();
    this.#set(null);
  }

  #set(next: Explained | null): void {
    this.keep();
    this.shown?.anchor.removeAttribute('aria-describedby');
    this.shown = next;
    next?.anchor.setAttribute('aria-describedby', CARD);
  }
}

export const explaining = new Explaining();

/** Whether a tap on it does something else. */
function acts(anchor: Element): boolean {
  return (
    anchor.matches('button:not([data-sign]), a[href], input, select, summary, [role="button"], [data-token]') &&
    !anchor.matches(':disabled, [aria-disabled="true"]')
  );
}

/** Has an element explain itself: `{@attach explains(() => ({ name, meaning }))}`; null where there is nothing to say. */
export function explains(words: () => Meaning | null): Attachment<Element> {
  return (anchor) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let down: { x: number; y: number } | null = null;
    /** Whether the finger that is on it has been answered. */
    let answered = false;

    const show = (): void => {
      const found = words();
      if (found) explaining.show(anchor, found);
    };
    const listeners: Record<string, (event: never) => void> = {
      pointerenter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') explaining.rest(anchor, words);
      },
      pointerleave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') explaining.leave();
      },
      focus: () => {
        const found = anchor.matches(':focus-visible') ? words() : null;
        if (found) explaining.point(anchor, found);
      },
      blur: () => explaining.close(anchor),
      pointerdown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        answered = false;
        if (pointerType !== 'touch' || !acts(anchor)) return;
        down = { x, y };
        press = setTimeout(() => {
          answered = true;
          show();
        }, PRESS);
      },
      pointermove: ({ clientX, clientY }: PointerEvent) => {
        if (down && Math.hypot(clientX - down.x, clientY - down.y) > STILL) clearTimeout(press);
      },
      pointerup: () => clearTimeout(press),
      pointercancel: () => clearTimeout(press),
      click: (event: MouseEvent) => {
        if (answered) {
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (acts(anchor)) explaining.close(anchor);
        else if (explaining.shown?.anchor === anchor && explaining.shown.pinned) explaining.close();
        else show();
      },
    };
    // Before whoever acts on a click: a finger that asked what something is did not choose it. Listeners of Svelte, since
    // browsers tell of a lost focus in the middle of taking away what had it, while the page is being written.
    const ends = Object.entries(listeners).map(([name, listener]) =>
      on(anchor, name, listener as EventListener, { capture: true }),
    );
    return () => {
      clearTimeout(press);
      explaining.close(anchor);
      ends.forEach((end) => end());
    };
  };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Between a sign and its card, and between the card and the edge of the window, in pixels. */
const GAP = 8;

/** Where a card of this size goes: beside what it explains, never over it, and inside the window where there is room. */
export function placeBeside(
  at: Box,
  card: { width: number; height: number },
  window: { width: number; height: number },
): { x: number; y: number } {
  const within = (value: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(value, room - size - GAP));
  const x = within((at.left + at.right - card.width) / 2, card.width, window.width);
  const y = within((at.top + at.bottom - card.height) / 2, card.height, window.height);
  if (at.top - GAP - card.height >= GAP) return { x, y: at.top - GAP - card.height };
  if (at.bottom + GAP + card.height <= window.height - GAP) return { x, y: at.bottom + GAP };
  if (at.right + GAP + card.width <= window.width - GAP) return { x: at.right + GAP, y };
  if (at.left - GAP - card.width >= GAP) return { x: at.left - GAP - card.width, y };
  // Something as large as the window: the card lies at its edge, where there is more of it left to see.
  return { x, y: window.height - card.height - GAP };
}
