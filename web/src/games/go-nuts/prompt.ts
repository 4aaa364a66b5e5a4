/** What is asked now, in words: of the viewer, or of those everybody waits for. */
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
  nameOf: (seat: number) => string,
): Prompt {
  const question = questionOf(view.asks);
  const mine = me !== null && due.includes(me);
  const name = (donut: number) => typeOf(box, donut).name;
  if (question === 'over') return { because: null, words: told.over };
  if (!due.length) return { because: because(view, me, name, nameOf), words: told.filling };
  if (mine) return { because: because(view, me, name, nameOf), words: ask(view, nameOf(left)) };
  const words = told.waiting(due.map(nameOf));
  const pick = me === null ? null : (view.picks[me - 1] ?? null);
  if (question === 'pick' && pick !== null) {
    const donut = view.row[pick - 1] ?? null;
    return { because: told.picked(pick, donut === null ? null : name(donut)), words };
  }
  const passing = me === null ? null : (view.passing[me - 1] ?? null);
  if (question === 'pass' && passing !== null) return { because: told.passed(name(passing)), words };
  return { because: because(view, me, name, nameOf), words };
}

function because(
  view: View,
  me: number | null,
  name: (donut: number) => string,
  nameOf: (seat: number) => string,
): string | null {
  if (!view.taking) return null;
  const { taker, donut } = view.taking;
  return taker === me ? told.yourPower(name(donut)) : told.power(nameOf(taker), name(donut));
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
export function ending(event: Extract<Event, { kind: 'over' }>, nameOf: (seat: number) => string): string {
  const { winners, tied, score, donuts } = event;
  const how = winners.length > 1 ? 'shared' : tied.length > 1 ? 'donuts' : 'alone';
  return text.over(how, winners.map(nameOf), tied.map(nameOf), score, donuts);
}

/** What became of a place, in a few words: who gets its donut, and what its power brought last. */
export function outcomeWords(
  { seats, clash, after }: Outcome,
  box: Box,
  you: Seat | null,
  nameOf: (seat: number) => string,
): { who: string; power: string | null } {
  const [first = 0] = seats;
  const who = clash ? text.nobodyGets : first === you ? text.youGet : text.gets(nameOf(first));
  const last = after.findLast(({ kind }) => kind !== 'chosen' && kind !== 'looked');
  return { who, power: last ? afterWords(last, box, you, nameOf) : null };
}

function afterWords(event: Event, box: Box, you: Seat | null, nameOf: (seat: number) => string): string | null {
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
      return text.afterMoved(name, nameOf(event.from), nameOf(event.to));
    case 'discarded':
      return event.seat === you ? text.afterYouLost(name) : text.afterLost(name, nameOf(event.seat));
    case 'cleared':
      return text.afterCleared(name);
    default:
      return null;
  }
}

/** What is being shown, in words. */
export function telling(event: Event, box: Box, you: Seat | null, nameOf: (seat: number) => string): string {
  const type = 'donut' in event && event.donut !== null ? typeOf(box, event.donut) : null;
  const name = type?.name ?? '';
  switch (event.kind) {
    case 'opened':
      return text.reveal;
    case 'contested':
      return text.clash(event.seats.map(nameOf), name);
    case 'taken':
      return event.seat === you ? text.takenByYou(name) : text.taken(nameOf(event.seat), name);
    case 'power': {
      const power = (type && powerWords(type)) ?? '';
      return event.seat === you ? text.yourPower(name, power) : text.power(nameOf(event.seat), name, power);
    }
    case 'fizzled':
      return text.fizzled(name, type?.power ?? 'none');
    case 'drew':
      return text.drew(nameOf(event.seat), name);
    case 'looked':
      return text.looked(nameOf(event.seat));
    case 'kept':
      return text.kept(nameOf(event.seat), name);
    case 'salvaged':
      return text.salvaged(nameOf(event.seat), name);
    case 'moved':
      return text.moved(name, nameOf(event.from), nameOf(event.to));
    case 'discarded':
      return text.discarded(name, nameOf(event.seat));
    case 'cleared':
      return text.cleared(name, event.place);
    case 'round':
      return event.round > 1 ? text.roundOver(event.round - 1) : told.filling;
    case 'over':
      return ending(event, nameOf);
    default:
      return told.filling;
  }
}
