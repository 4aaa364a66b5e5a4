/**
 * One tap shows, the second does. A finger cannot point at something without touching it, so its first tap on a thing of
 * the board only shows what it would do; a mouse has shown that by pointing, a key by coming there.
 */
let finger = false;
window.addEventListener('pointerdown', ({ pointerType }) => (finger = pointerType === 'touch'), true);

/** Whether a finger made this click. Keys and screen readers click without a place. */
export const byFinger = (event: MouseEvent): boolean => event.detail > 0 && finger;

export class Taps {
  /** What has been tapped once. */
  shown = $state<string | null>(null);

  /** Whether this click is to do it; else it is shown from now on. */
  does(event: MouseEvent, token: string): boolean {
    const done = !byFinger(event) || this.shown === token;
    this.shown = done ? null : token;
    return done;
  }

  forget(): void {
    this.shown = null;
  }
}
