/**
 * What has to be on the screen whenever somebody is asked, game by game: the question, what one decides with, and what
 * matters for it. The list stands here and not in the boards, so that a board cannot forget a part of it.
 */
export interface Need {
  /** What it is, for the report. */
  what: string;
  /** All that is seen of this must be inside the window, and there must be one. */
  find: string;
  /** Only while this is on the page. */
  when?: string;
}

const EVERYWHERE: Need[] = [
  { what: 'the question', find: '.play .line .words' },
  { what: 'what can be chosen', find: '.board :is([data-token], [data-pick]):not([disabled], [aria-disabled="true"])' },
];

const GAMES: Record<string, Need[]> = {
  'bad-day': [
    { what: 'the whole ring board', find: '.ring > svg' },
    { what: 'the fight that is on', find: '.fight', when: '.fight' },
  ],
  'dollars-to-donuts': [
    { what: 'the own mat', find: '.mine .mat' },
    { what: 'the buttons that turn a strip', find: '.tools button', when: '.area .place' },
  ],
  donut: [
    { what: 'the trend', find: '.trend > .sign' },
    { what: 'the own hand', find: '.hand .own', when: '.hand .own' },
    { what: 'what the others have laid', find: '.stand .slot' },
  ],
  'drive-thru': [
    { what: 'the kitchens', find: '.kitchen > *', when: '.board:not(:has(.tray))' },
    { what: 'the own recipes', find: '.me', when: '.board:not(:has(.tray))' },
  ],
  'go-nuts': [{ what: 'the row', find: '.row [data-cell]', when: '.row' }],
};

/** What must be there; nothing on the board that every game has, where a long list of choices scrolls. */
export const needed = (game: string): Need[] => (game in GAMES ? [...EVERYWHERE, ...(GAMES[game] ?? [])] : []);
