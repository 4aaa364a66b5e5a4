/** Everybody knows the same in this game: no hands, no secret choices. */
export const OPEN = true;
