/** What is asked now, in words: of the viewer, or of those everybody waits for. */
import type { Who } from '$lib/language';
import { leftOf, questionOf, typeOf } from './model';
import { asked, powerWords, text, told } from './text';
import type { Outcome } from './recall';
import type { Box, Event, Seat, View } from './types';

export interface Prompt {
  /** Why it is asked: the donut whose power is carried out, or what the viewer has done. */
  because: string | null;
  words: string;
}

export function promptOf(
  view: View,
  box: Box,
  me: number | null,
  due: number[],
  /** The neighbour who gets what is passed. */
  left: Seat,
  whoOf: (seat: number) => Who,
): Prompt {
  const question = questionOf(view.asks);
  const mine = me !== null && due.includes(me);
  const name = (donut: number) => typeOf(box, donut).name;
  if (question === 'over') return { because: null, words: told.over };
  if (!due.length) return { because: because(view, name, whoOf), words: told.filling };
  if (mine) return { because: because(view, name, whoOf), words: ask(view, whoOf(left).name) };
  const words = told.waiting(due.map((seat) => whoOf(seat).name));
  const pick = me === null ? null : (view.picks[me - 1] ?? null);
  if (question === 'pick' && pick !== null) {
    const donut = view.row[pick - 1] ?? null;
    return { because: told.picked(pick, donut === null ? null : name(donut)), words };
  }
  const passing = me === null ? null : (view.passing[me - 1] ?? null);
  if (question === 'pass' && passing !== null) return { because: told.passed(name(passing)), words };
  return { because: because(view, name, whoOf), words };
}

function because(view: View, name: (donut: number) => string, whoOf: (seat: number) => Who): string | null {
  if (!view.taking) return null;
  const { taker, donut } = view.taking;
  return told.power(whoOf(taker), name(donut));
}

function ask(view: View, left: string): string {
  const question = questionOf(view.asks);
  switch (question) {
    case 'pass':
      return asked.pass(left);
    case 'scoop':
      return asked.scoop(leftOf(view.asks));
    case 'milk_toss':
      return asked.milkToss(leftOf(view.asks));
    case 'fill':
    case 'draw':
    case 'peek':
    case 'over':
      return told.filling;
    default:
      return asked[question];
  }
}

/** Who wins, and what breaks the tie where there is one. */
export function ending(event: Extract<Event, { kind: 'over' }>, whoOf: (seat: number) => Who): string {
  const { winners, tied, score, donuts } = event;
  const how = winners.length > 1 ? 'shared' : tied.length > 1 ? 'donuts' : 'alone';
  return text.over(how, winners.map(whoOf), tied.map(whoOf), score, donuts);
}

/** What became of a place, in a few words: who gets its donut, and what its power brought last. */
export function outcomeWords(
  { seats, clash, after }: Outcome,
  box: Box,
  whoOf: (seat: number) => Who,
): { who: string; power: string | null } {
  const [first = 0] = seats;
  const who = clash ? text.nobodyGets : text.gets(whoOf(first));
  const last = after.findLast(({ kind }) => kind !== 'chosen' && kind !== 'looked');
  return { who, power: last ? afterWords(last, box, whoOf) : null };
}

function afterWords(event: Event, box: Box, whoOf: (seat: number) => Who): string | null {
  const type = 'donut' in event && event.donut !== null ? typeOf(box, event.donut) : null;
  const name = type?.name ?? '';
  switch (event.kind) {
    case 'power':
      return type && powerWords(type);
    case 'fizzled':
      return text.afterFizzled();
    case 'drew':
      return text.afterDeck(name);
    case 'kept':
      return text.afterKept(name);
    case 'salvaged':
      return text.afterPile(name);
    case 'moved':
      return text.afterMoved(name, whoOf(event.from), whoOf(event.to));
    case 'discarded':
      return text.afterLost(name, whoOf(event.seat));
    case 'cleared':
      return text.afterCleared(name);
    default:
      return null;
  }
}

/** What is being shown, in words. */
export function telling(event: Event, box: Box, whoOf: (seat: number) => Who): string {
  const type = 'donut' in event && event.donut !== null ? typeOf(box, event.donut) : null;
  const name = type?.name ?? '';
  switch (event.kind) {
    case 'opened':
      return text.reveal;
    case 'contested':
      return text.clash(event.seats.map(whoOf), name);
    case 'taken':
      return text.taken(whoOf(event.seat), name);
    case 'power':
      return text.power(whoOf(event.seat), name, (type && powerWords(type)) ?? '');
    case 'fizzled':
      return text.fizzled(name, type?.power ?? 'none');
    case 'drew':
      return text.drew(whoOf(event.seat), name);
    case 'looked':
      return text.looked(whoOf(event.seat));
    case 'kept':
      return text.kept(whoOf(event.seat), name);
    case 'salvaged':
      return text.salvaged(whoOf(event.seat), name);
    case 'moved':
      return text.moved(name, whoOf(event.from), whoOf(event.to));
    case 'discarded':
      return text.discarded(name, whoOf(event.seat));
    case 'cleared':
      return text.cleared(name, event.place);
    case 'round':
      return event.round > 1 ? text.roundOver(event.round - 1) : told.filling;
    case 'over':
      return ending(event, whoOf);
    default:
      return told.filling;
  }
}
