/**
 * What a board is given and what it may do. A board draws a view and offers what the server offered; it never decides
 * what is legal and never works out points.
 */
import type { NamedKey } from './keys';
import type { EditionInfo, Entry, GameEvent, Scene } from './protocol';

/** Something this seat may choose now. `offer` is what a board shows of it. */
export type Choice<Offer = unknown> = NonNullable<Scene['choices']>[number] & { offer: Offer };

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

export interface BoardProps<View, Box, Offer = unknown> {
  /** All that the viewer may know, as it is shown now. */
  view: View;
  box: Box;
  /** The viewer's seat counted from 1; null for people who look on. */
  me: number | null;
  /** The board is turned to `me`, but that is somebody else: nobody who looks on is called "you". */
  borrowed?: boolean;
  /** What each seat is called, in seat order. */
  names: string[];
  /** What may be chosen now; empty while others choose or while something is still being shown. */
  choices: Choice<Offer>[];
  /** The seats that must choose now. */
  due: number[];
  /** The steps that led from the view shown before to this one. Empty after a jump. Marks the last move, feeds animation. */
  events: StepEntry[];
  /** The points as they stand. */
  sheet?: ScoreSheet | undefined;
  /** A step in notation (`2.pick:3`) whose things should be pointed out, because the log or a hint speaks of it. */
  pointed: string | null;
  /** Whether an action has been sent and not been answered. */
  waiting: boolean;
  /** Does it. Only tokens of `choices`. */
  choose: (token: string) => void;
  /** Says under the board what a click would do; null when nothing is pointed at. */
  preview: (choice: Choice | null) => void;
}

/**
 * Keys that a board listens to by itself, for the list of keys. A board that has any exports
 * `keys: () => NamedKey[]` from its `<script module>`.
 */
export type BoardKeys = () => NamedKey[];

/** The seat and the token of a step: `2.pick:3` is `{ seat: 2, token: 'pick:3' }`; chance has no seat. */
export function readStep(step: string): { seat: number | null; token: string } {
  const dot = step.indexOf('.');
  const actor = step.slice(0, dot);
  return { seat: actor === 'x' ? null : Number(actor), token: step.slice(dot + 1) };
}

/** The word before the colon and what follows it: `pick:3` is `['pick', '3']`. */
export function readToken(token: string): [verb: string, rest: string] {
  const colon = token.indexOf(':');
  return colon < 0 ? [token, ''] : [token.slice(0, colon), token.slice(colon + 1)];
}

/** The choice with this token, if it is offered. */
export function offered(choices: Choice[], token: string): Choice | undefined {
  return choices.find((choice) => choice.token === token);
}
