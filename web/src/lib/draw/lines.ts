/** How the lines of the seats look in a drawing of many. */
import { seatLook } from './palette';

/** One pattern for each seat, so that lines can be told apart without colours. */
const PATTERNS = ['', '9 5', '2.5 4', '12 4 2.5 4', '18 5', '5 3'];
export const patternOf = (seat: number): string => PATTERNS[(seat - 1) % PATTERNS.length] ?? '';

/** The colour of a seat's line: by night the seat's own would be too dark to follow. */
export const inkOf = (seat: number): string => {
  const { fill } = seatLook(seat);
  return `light-dark(${fill}, color-mix(in oklab, ${fill} 45%, white))`;
};
