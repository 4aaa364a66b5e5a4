/** Words of the start page. */
import { listed, t } from '$lib/language';

export const text = {
  get title() {
    return t('start-title');
  },
  get lead() {
    return t('start-lead');
  },
  get yourTurn() {
    return t('start-your-turn');
  },

  get games() {
    return t('start-games');
  },
  get gamesFailed() {
    return t('start-games-failed');
  },
  seatsRange: (min: number, max: number) =>
    min === max ? t('start-players', { min }) : t('start-players-range', { min, max }),
  minutes: (n: number) => t('start-minutes', { n }),
  tagline: (tagline: string) => t('start-tagline', { tagline }),
  /** `seats` is null for the game's default number. */
  against: (seats: number | null, bot: string) => {
    if (seats === null) return t('start-against', { bot, name: bot });
    return seats === 1 ? t('start-alone') : t('start-against-seats', { seats, bot, name: bot });
  },
  get change() {
    return t('start-change');
  },
  houseRules: (n: number) => t('start-house-rules', { n }),
  /** A house rule with how it is set. */
  houseRule: (rule: string, value: string) => t('start-house-rule', { rule, value }),
  get howToPlay() {
    return t('start-how-to-play');
  },
  howToPlayLabel: (game: string) => t('start-how-to-play-label', { game }),
  changeLabel: (game: string) => t('start-change-label', { game }),
  get playNow() {
    return t('start-play');
  },
  playLabel: (game: string) => t('start-play-label', { game }),
  get here() {
    return t('start-here');
  },
  hereLabel: (game: string) => t('start-here-label', { game }),
  get invite() {
    return t('start-invite');
  },
  inviteLabel: (game: string) => t('start-invite-label', { game }),
  get watch() {
    return t('start-watch');
  },
  watchLabel: (game: string) => t('start-watch-label', { game }),

  get myGames() {
    return t('start-mine');
  },
  get past() {
    return t('start-past');
  },
  get noGames() {
    return t('start-past-none');
  },
  get openTables() {
    return t('start-open');
  },
  get noTables() {
    return t('start-open-none');
  },
  phase: {
    get open() {
      return t('start-phase-open');
    },
    get playing() {
      return t('start-phase-playing');
    },
    get ended() {
      return t('start-phase-ended');
    },
  },
  place: (n: number, of: number) => (n === 1 ? t('start-won') : t('start-place', { n, of })),
  won: (names: string[]) => t('start-won-by', { names: listed(names), n: names.length }),
  get freeSeat() {
    return t('start-free-seat');
  },
  more: (n: number) => t('start-more', { n }),

  get name() {
    return t('start-name');
  },
  get nameHelp() {
    return t('start-name-help');
  },
  get save() {
    return t('start-name-save');
  },
  you: (name: string) => t('start-you', { name }),
};

/** Words of the window behind *Change*. */
export const setup = {
  title: (game: string) => t('setup-title', { game }),
  get seats() {
    return t('setup-seats');
  },
  get defaultSeats() {
    return t('setup-seats-default');
  },
  get bots() {
    return t('setup-bots');
  },
  get edition() {
    return t('setup-edition');
  },
  get clock() {
    return t('setup-clock');
  },
  clocks: {
    get none() {
      return t('setup-clock-none');
    },
    get '30'() {
      return t('setup-clock-30');
    },
    get '60'() {
      return t('setup-clock-60');
    },
    get '180'() {
      return t('setup-clock-180');
    },
    get day() {
      return t('setup-clock-day');
    },
  },
  get visibility() {
    return t('setup-visibility');
  },
  get link() {
    return t('setup-visibility-link');
  },
  get public() {
    return t('setup-visibility-public');
  },
  get hints() {
    return t('setup-hints');
  },
  get variants() {
    return t('setup-variants');
  },
  get options() {
    return t('setup-options');
  },
  changed: (n: number) => t('setup-options-changed', { n }),
  defaultValue: (value: string) => t('setup-option-default', { value }),
  range: (min: number, max: number) => t('setup-option-range', { min, max }),
  get reset() {
    return t('setup-reset');
  },
  get done() {
    return t('setup-done');
  },
};
