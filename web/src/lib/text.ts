/** Words used all over the page, except on boards: the typed face of the catalogues in `language/`. */
import type { Status } from './connection';
import { listed, peopleAt, t, type Who } from './language';
import type { Chair, Ending, Entry, OptionInfo, Proposal, TableInfo } from './protocol';

export const connectionPutBack = () => t('connection-put-back');

/** Words of the server as a label or a sentence of their own: they begin with a small letter. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const seatNumber = (seat: number) => t('seat-number', { seat });

/** The name of a bot's strength, on its own and inside a sentence. */
export const level = (bot: string) => t('level', { bot, name: capital(bot) });
export const botOf = (bot: string) => t('bot-of-level', { bot, name: capital(bot) });

/** What a seat is called. */
export function nameOf(chair: Chair | undefined): string {
  if (!chair) return '';
  return chair.kind === 'nobody' ? seatNumber(chair.seat) : chair.name;
}

export const namesOf = (table: TableInfo) => table.chairs.map(nameOf);

/** What a house rule is set to. */
export function optionValue(option: OptionInfo | undefined, value: boolean | number | string): string {
  if (typeof value === 'boolean') return value ? t('option-yes') : t('option-no');
  const words = option?.kind.type === 'word' ? option.kind.words : [];
  return words.find((word) => word.value === value)?.label ?? String(value);
}

/** How much of an edition is the published game. The label comes from the server and begins with a small letter. */
export const edition = {
  badge: (label: string, title: string) => t('edition-badge', { label: capital(label), title }),
  origin: (label: string, note: string) => t('edition-origin', { label: capital(label), note }),
};

export const themes = {
  get auto() {
    return t('theme-auto');
  },
  get light() {
    return t('theme-light');
  },
  get dark() {
    return t('theme-dark');
  },
};

export const speeds = {
  get slow() {
    return t('speed-slow');
  },
  get normal() {
    return t('speed-normal');
  },
  get fast() {
    return t('speed-fast');
  },
  get instant() {
    return t('speed-instant');
  },
};

export const common = {
  name: 'Dozen',
  get skip() {
    return t('top-skip');
  },
  get home() {
    return t('top-home');
  },
  colours: (theme: string) => t('top-colours', { theme }),
  get settings() {
    return t('settings-title');
  },
  get language() {
    return t('top-language');
  },
  get close() {
    return t('window-close');
  },
  get sheetDown() {
    return t('sheet-down');
  },
  get sheetUp() {
    return t('sheet-up');
  },
  get messages() {
    return t('messages');
  },
  get announcements() {
    return t('announcements');
  },
  get dismiss() {
    return t('message-dismiss');
  },
  get copied() {
    return t('copied');
  },
  get copyFailed() {
    return t('copy-failed');
  },
  get tryAgain() {
    return t('page-try-again');
  },
  get reload() {
    return t('page-reload');
  },
  get loading() {
    return t('page-loading');
  },
  get nowhere() {
    return t('page-nowhere');
  },
  get toStart() {
    return t('page-to-start');
  },
  get outdated() {
    return t('page-outdated');
  },
  get unreachable() {
    return t('page-unreachable');
  },
};

/** How one likes the page. */
export const options = {
  get title() {
    return t('settings-title');
  },
  get colours() {
    return t('settings-colours');
  },
  get speed() {
    return t('speed');
  },
  get keys() {
    return t('keys-on');
  },
  get keysHelp() {
    return t('settings-keys-help');
  },
  get hold() {
    return t('settings-hold');
  },
  get holdHelp() {
    return t('settings-hold-help');
  },
  get autoplay() {
    return t('settings-autoplay');
  },
  get autoplayHelp() {
    return t('settings-autoplay-help');
  },
  get coach() {
    return t('settings-coach');
  },
  get coachHelp() {
    return t('settings-coach-help');
  },
  get sound() {
    return t('settings-sound');
  },
  get notify() {
    return t('settings-notify');
  },
  get notifyHelp() {
    return t('settings-notify-help');
  },
  get notifyRefused() {
    return t('settings-notify-refused');
  },
  get done() {
    return t('setup-done');
  },
};

/** The words that made-up names are put together from. */
export const madeUp = {
  get first() {
    return t('made-up-first').split(' ');
  },
  get last() {
    return t('made-up-last').split(' ');
  },
  name: (first: string, last: string) => t('made-up-name', { first, last }),
};

/** How the connection stands, where there is something to say. */
export function connection(status: Status): string | null {
  switch (status.state) {
    case 'lost':
      return t('connection-lost');
    case 'connecting':
      return t('connection-connecting');
    case 'offline':
      return t('connection-offline');
    case 'outdated':
      return t('connection-outdated');
    case 'refused':
    case 'live':
    case 'closed':
      return null;
  }
}

export function ending(how: Ending, whoOf: (seat: number) => Who): string {
  switch (how.how) {
    case 'finished':
      return t('ending-finished');
    case 'abandoned':
      return t('ending-abandoned');
    case 'closed':
      return t('ending-closed');
    case 'operator':
      return t('ending-operator');
    case 'too_long':
      return t('ending-too-long');
    case 'not_dealt':
      return t('ending-not-dealt');
    case 'learned':
      return t('ending-learned');
    case 'flag':
      return t('ending-flag', { who: whoOf(how.seat) });
  }
}

function proposed(proposal: Proposal, who: Who, whoOf: (seat: number) => Who): string {
  switch (proposal.kind) {
    case 'undo':
      return t('event-proposed-undo', { who });
    case 'abandon':
      return t('event-proposed-abandon', { who });
    case 'remove':
      return t('event-proposed-remove', { who, other: whoOf(proposal.seat) });
  }
}

/** Who sat on a seat before it fell silent. */
const silentName = (table: TableInfo, seat: number): string =>
  table.silent?.findLast((silence) => silence.seat === seat)?.name ?? seatNumber(seat);

/** What happened at the table, for the log of whoever sits on `reader`; empty where nobody needs to read it. */
export function tableEvent(event: Exclude<Entry, { kind: 'step' }>, table: TableInfo, reader: number | null): string {
  const whoOf = peopleAt(namesOf(table), reader);
  const who = whoOf('seat' in event ? event.seat : 0);
  switch (event.kind) {
    case 'created':
    case 'link':
    case 'committed':
    case 'revealing':
    case 'revealed':
    case 'read':
      return '';
    case 'silent':
      return t('event-silent', { names: listed(event.seats.map((seat) => silentName(table, seat))) });
    case 'sat':
      return t('event-sat', { name: event.name, seat: event.seat });
    case 'bot_sat':
      return t('event-bot-sat', { who: event.name, seat: event.seat, bot: event.bot, name: capital(event.bot) });
    case 'stood_up':
      return t('event-stood-up', { seat: event.seat });
    case 'seat_added':
      return t('event-seat-added');
    case 'seat_removed':
      return t('event-seat-removed', { seat: event.seat });
    case 'removed':
      return t('event-removed', { seat: event.seat });
    case 'left':
      return t('event-left', { who });
    case 'entropy':
      return t('event-entropy', { who });
    case 'started':
      return t('event-started');
    case 'undone':
      return t('event-undone');
    case 'withdrawn':
      return t('event-withdrawn', { who });
    case 'proposed':
      return proposed(event.proposal, who, whoOf);
    case 'answered':
      return event.yes ? t('event-agreed', { who }) : t('event-disagreed', { who });
    case 'stood':
      return t('event-stood');
    case 'flag':
      return t('event-flag', { who });
    case 'handed_over':
      return t('event-handed-over', { who, bot: event.bot, name: capital(event.bot) });
    case 'taken_back':
      return t('event-taken-back', { who });
    case 'ended':
      return ending(event.ending, whoOf);
    case 'rematch':
      return t('event-rematch');
  }
}
