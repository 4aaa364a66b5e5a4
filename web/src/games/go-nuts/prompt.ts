/** What is asked now, in words: of the viewer, or of those everybody waits for. */
import { leftOf, questionOf, typeOf } from './model';
import { asked, text, told } from './text';
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

/** What is being shown, in words. */
export function telling(event: Event, box: Box, you: Seat | null, nameOf: (seat: number) => string): string {
  const name = 'donut' in event && event.donut !== null ? typeOf(box, event.donut).name : '';
  switch (event.kind) {
    case 'opened':
      return text.reveal;
    case 'contested':
      return text.clash(event.seats.map(nameOf), name);
    case 'taken':
      return event.seat === you ? text.takenByYou(name) : text.taken(nameOf(event.seat), name);
    case 'fizzled':
      return text.fizzled(name);
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
    case 'over':
      return told.over;
    default:
      return told.filling;
  }
}
