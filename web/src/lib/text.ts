/** Words used all over the page, except on boards. Whole sentences, so that they can be translated. */
import type { Chair, Ending, Event, TableInfo } from './protocol';
import type { Status } from './connection';
import type { Speed, Theme } from './settings.svelte';

/** A list in words: `Ann`, `Ann and Bo`, `Ann, Bo and Cy`. */
export function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export const seatNumber = (seat: number) => `Seat ${seat}`;

/** The name of a bot's strength. */
export const level = (bot: string) => bot.charAt(0).toUpperCase() + bot.slice(1);
export const botOf = (bot: string) => `${level(bot)} bot`;

/** What a seat is called. Bots of one strength are told apart by their seats. */
export function nameOf(chair: Chair | undefined): string {
  if (!chair) return '';
  return chair.kind === 'person' ? chair.name : chair.kind === 'bot' ? `${level(chair.bot)} ${chair.seat}` : seatNumber(chair.seat);
}

export const namesOf = (table: TableInfo) => table.chairs.map(nameOf);

export const themes: Record<Theme, string> = { auto: 'As the device', light: 'Light', dark: 'Dark' };
export const speeds: Record<Speed, string> = { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' };

export const common = {
  name: 'Dozen',
  home: 'Dozen, all games',
  close: 'Close',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  copied: 'Copied.',
  copyFailed: 'The browser did not allow copying. Select the text and copy it by hand.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  colours: 'Colours',
  loading: 'Loading…',
  dismiss: 'Dismiss',
  nowhere: 'There is nothing at this address.',
  toStart: 'To the start page',
  outdated: 'This part of the page could not be loaded. Dozen may have been renewed, or the server is not there.',
};

/** How the connection stands, where there is something to say. */
export function connection(status: Status): string | null {
  switch (status.state) {
    case 'lost':
      return 'The connection is lost. Trying again…';
    case 'connecting':
      return 'Connecting…';
    case 'offline':
      return 'You are offline. The table waits; what you were doing is kept.';
    case 'outdated':
      return 'Dozen has been renewed since this page was loaded. Reload it to play on.';
    case 'refused':
    case 'live':
    case 'closed':
      return null;
  }
}

export function ending(how: Ending, names: string[]): string {
  switch (how.how) {
    case 'finished':
      return 'The game is over.';
    case 'abandoned':
      return 'The game was ended without a result.';
    case 'flag':
      return `The game ended because the clock of ${names[how.seat - 1] ?? seatNumber(how.seat)} ran down.`;
  }
}

/** What happened at the table, for the log; empty where nobody needs to read it. */
export function tableEvent(event: Exclude<Event, { kind: 'step' }>, table: TableInfo): string {
  const names = namesOf(table);
  const who = (seat: number) => names[seat - 1] ?? seatNumber(seat);
  switch (event.kind) {
    case 'created':
    case 'link':
      return '';
    case 'sat':
      return `${event.name} sits down at seat ${event.seat}.`;
    case 'bot_sat':
      return `A bot sits down at seat ${event.seat}: ${level(event.bot)}.`;
    case 'stood_up':
      return `Seat ${event.seat} is free.`;
    case 'left':
      return `${who(event.seat)} has left the table.`;
    case 'entropy':
      return `${who(event.seat)} has added randomness to the deal.`;
    case 'started':
      return 'The game begins.';
    case 'undone':
      return 'The last action was taken back.';
    case 'proposed':
      return event.proposal.kind === 'undo'
        ? `${who(event.seat)} asks to take back an action.`
        : `${who(event.seat)} proposes to end the game without a result.`;
    case 'answered':
      return event.yes ? `${who(event.seat)} agrees.` : `${who(event.seat)} does not agree.`;
    case 'flag':
      return `The clock of ${who(event.seat)} has run down.`;
    case 'handed_over':
      return `A bot plays for ${who(event.seat)}: ${level(event.bot)}.`;
    case 'taken_back':
      return `${who(event.seat)} is back.`;
    case 'ended':
      return ending(event.ending, names);
    case 'rematch':
      return 'They play again at a new table.';
  }
}
