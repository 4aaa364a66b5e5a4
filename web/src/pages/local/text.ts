/** Words for people who share a device. */
import { t } from '$lib/language';

/** The window in which one says who sits where. */
export const plan = {
  title: (game: string) => t('local-title', { game }),
  get lead() {
    return t('local-lead');
  },
  get hidden() {
    return t('local-hidden');
  },
  get seats() {
    return t('local-seats');
  },
  who: (seat: number) => t('local-who', { seat }),
  kinds: {
    get person() {
      return t('local-person');
    },
    get bot() {
      return t('local-bot');
    },
    get free() {
      return t('local-free');
    },
  },
  name: (seat: number) => t('local-name', { seat }),
  level: (seat: number) => t('local-level', { seat }),
  get freeHelp() {
    return t('local-free-help');
  },
  get open() {
    return t('local-open');
  },
  get openHelp() {
    return t('local-open-help');
  },
  get nothingHidden() {
    return t('local-nothing-hidden');
  },
  get shared() {
    return t('local-shared');
  },
  get rules() {
    return t('local-rules');
  },
  get begin() {
    return t('local-begin');
  },
  faults: {
    get nobody() {
      return t('local-fault-nobody');
    },
    noName: (seat: number) => t('local-fault-no-name', { seat }),
    twice: (name: string) => t('local-fault-twice', { name }),
  },
};

/** Between two people. */
export const text = {
  pass: (name: string) => t('local-pass', { name }),
  turn: (name: string) => t('local-turn', { name }),
  get together() {
    return t('local-together');
  },
  show: (name: string) => t('local-show', { name }),
  get orElse() {
    return t('local-or-else');
  },
  takeBack: (name: string) => t('local-take-back', { name }),
  change: (name: string) => t('local-change', { name }),
  get covered() {
    return t('local-covered');
  },
  waiting: (names: string) => t('local-waiting', { names }),

  cardsOf: (name: string) => t('local-cards-of', { name }),
  get hide() {
    return t('local-hide');
  },
  get everybody() {
    return t('local-everybody');
  },
  get nobodyAsked() {
    return t('local-nobody-asked');
  },

  agrees: (name: string) => t('local-agrees', { name }),
  disagrees: (name: string) => t('local-disagrees', { name }),
  proposed: {
    undo: (name: string) => t('local-proposed-undo', { name }),
    abandon: (name: string) => t('local-proposed-abandon', { name }),
    remove: (name: string) => t('local-proposed-remove', { name }),
  },

  get here() {
    return t('local-here');
  },
  people: (names: string) => t('local-people', { names }),
  elsewhere: (name: string) => t('local-elsewhere', { name }),
  get elsewhereAsk() {
    return t('local-elsewhere-ask');
  },
  get elsewhereYes() {
    return t('local-elsewhere-yes');
  },
};
