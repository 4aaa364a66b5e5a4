/**
 * What a board is given and what it may do. A board draws a view and offers what the server offered; it never decides
 * what is legal and never works out points.
 */
import type { NamedKey } from './keys';
import type { EditionInfo, Entry, GameEvent, Scene } from './protocol';

/** Something this seat may choose now. `offer` is what a board shows of it. */
export type Choice<Offer = unknown> = NonNullable<Scene['choices']>[number] & { offer: Offer };

/** What a line of the log, a hint or a choice speaks of. */
export interface Pointed<Event = unknown, Offer = unknown> {
  /** Who did it, or would do it; null for chance. */
  seat: number | null;
  /** What came of it; empty for what may still be chosen. */
  events: Event[];
  /** What may be chosen; null for what has happened. */
  offer: Offer | null;
}

/** A choice of a seat, to be pointed at. */
export function pointAt(seat: number | null, choice: Choice | null | undefined): Pointed | null {
  return seat !== null && choice ? { seat, events: [], offer: choice.offer } : null;
}

/** A step of the game as this viewer sees it. */
export type StepEntry = Extract<Entry, { kind: 'step' }>;

/** The sentences for what came of a step. */
export function sentencesOf(step: { events: GameEvent[] }): string[] {
  return step.events.flatMap((event) => event.words ?? []);
}

/** What the points of a seat are for. */
export interface ScoreLine {
  label: string;
  detail: string;
  points: number;
  /** The components they are for, each as often as there are copies. */
  components?: string[];
}

/** The points of every seat as they stand, line by line. */
export interface ScoreSheet {
  seats: ScoreLine[][];
}

/** The components of a table; `parts` differs from game to game. */
export interface TableBox<Parts> {
  game: string;
  seats: number;
  edition: EditionInfo;
  options: Record<string, boolean | number | string>;
  parts: Parts;
}

export interface BoardProps<View, Box, Event = unknown, Offer = unknown> {
  /** The picture: all that the viewer may know, as it is shown now. */
  view: View;
  box: Box;
  /** The viewer's seat counted from 1; null for people who look on. */
  me: number | null;
  /** The board is turned to `me`, but that is somebody else: nobody who watches is called "you". */
  borrowed?: boolean;
  /** What each seat knows, in seat order, where all hands are open; as the picture rested last. */
  hands?: readonly View[];
  /** What each seat is called, in seat order. */
  names: string[];
  /** What may be chosen now; empty while others choose or while something is still being shown. */
  choices: Choice<Offer>[];
  /** The seats that must choose now. */
  due: number[];
  /** What is being shown now, and for how long in milliseconds; null while the picture rests. */
  now: { event: Event; time: number } | null;
  /** What led to this picture since the one before that rested, in order; to mark what is new. Empty after a jump. */
  happened: Event[];
  /** The sentences for what happened. */
  told?: string[];
  /** The points as they stand. */
  sheet?: ScoreSheet | undefined;
  /** What should be pointed out, because the log, a hint or a list speaks of it. */
  pointed: Pointed<Event, Offer> | null;
  /** Whether an action has been sent and not been answered. */
  waiting: boolean;
  /** Does it. Only tokens of `choices`. */
  choose: (token: string) => void;
  /** Asks why a token that is not offered cannot be chosen now: the engine's words appear under the board. */
  why?: (token: string) => void;
  /** The same where the words are at hand, from an offer or the view. */
  refuse?: (words: string) => void;
  /** Says under the board what a click would do; null when nothing is pointed at. */
  preview: (choice: Choice | null) => void;
  /** Goes on from what is being shown, for whoever has seen enough of it. */
  goOn?: () => void;
  /** Says in the line under the board what is asked, so that a board need not spend room on it; null for nothing to add. */
  ask?: (words: string | null) => void;
}

/**
 * Keys that a board listens to by itself, for the list of keys. A board that has any exports
 * `keys: () => NamedKey[]` from its `<script module>`.
 */
export type BoardKeys = () => NamedKey[];

/** The seat that made a step in notation: 2 for `2.pick:3`; chance has none. */
export function seatOf(step: string): number | null {
  const actor = step.slice(0, step.indexOf('.'));
  return actor === 'x' ? null : Number(actor);
}

/** The choice with this token, if it is offered. */
export function offered(choices: Choice[], token: string): Choice | undefined {
  return choices.find((choice) => choice.token === token);
}
