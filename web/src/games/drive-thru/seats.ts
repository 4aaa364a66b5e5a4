/** What a seat is drawn from, large or small, and what is said of it. */
import type { Marks } from './marks';
import { text } from './text';
import type { BakerCard, View } from './types';

export interface SeatProps {
  view: View;
  seat: number;
  name: string;
  due: boolean;
  marks: Marks;
}

/** The facts about a seat that those who listen hear with its name. */
export function factsOf({ view, seat, due }: SeatProps, baker: BakerCard | undefined): (string | false | undefined)[] {
  const i = seat - 1;
  return [
    due && text.due,
    view.round > 0 && view.first === seat && text.first,
    text.bakerOf(baker),
    text.tipsLong(view.tips[i] ?? 0, view.types[i] ?? 0),
  ];
}
