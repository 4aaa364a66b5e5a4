/** Words of the table page. Boards have their own. */
import { either, listed, t } from '$lib/language';
import { capital } from '$lib/text';

export const text = {
  get seats() {
    return t('lobby-seats');
  },
  get free() {
    return t('lobby-free');
  },
  get you() {
    return t('lobby-you');
  },
  get sit() {
    return t('lobby-sit');
  },
  sitLabel: (seat: number) => t('lobby-sit-label', { seat }),
  get addBot() {
    return t('lobby-add-bot');
  },
  addBotLabel: (seat: number) => t('lobby-add-bot-label', { seat }),
  get removeBot() {
    return t('lobby-remove-bot');
  },
  removePersonLabel: (name: string, seat: number) => t('lobby-remove-person-label', { name, seat }),
  removeBotLabel: (seat: number) => t('lobby-remove-bot-label', { seat }),
  get addSeat() {
    return t('lobby-add-seat');
  },
  removeSeatLabel: (seat: number) => t('lobby-remove-seat-label', { seat }),
  get botLevel() {
    return t('lobby-bot-level');
  },
  get fillBots() {
    return t('lobby-fill-bots');
  },
  get start() {
    return t('lobby-start');
  },
  get startNeeds() {
    return t('lobby-start-needs');
  },
  get hostStarts() {
    return t('lobby-host-starts');
  },
  get leaveSeat() {
    return t('lobby-stand-up');
  },
  get closeTable() {
    return t('lobby-close-table');
  },
  get closed() {
    return t('lobby-closed');
  },
  dealing: (names: string[]) => t('lobby-dealing', { names: listed(names) }),
  get howSet() {
    return t('lobby-how-set');
  },
  get name() {
    return t('start-name');
  },
  get saveName() {
    return t('start-name-save');
  },
  get howToPlay() {
    return t('start-how-to-play');
  },
  howToPlayLabel: (game: string) => t('start-how-to-play-label', { game }),

  get inviteTitle() {
    return t('link-invite');
  },
  get inviteHelp() {
    return t('link-invite-help');
  },
  get linkLabel() {
    return t('link-table');
  },
  get copyLink() {
    return t('link-copy');
  },
  get share() {
    return t('link-share');
  },

  report: (name: string) => t('report', { name }),

  get board() {
    return t('play-board');
  },
  get noTableHelp() {
    return t('table-no-help');
  },
  get skipToBoard() {
    return t('play-skip-to-board');
  },
  get skipToPanel() {
    return t('play-skip-to-panel');
  },
  get yourTurn() {
    return t('play-your-turn');
  },
  turnOf: (name: string) => t('play-turn-of', { name }),
  get forced() {
    return t('play-forced');
  },
  get claim() {
    return t('play-claim');
  },
  get claiming() {
    return t('play-claiming');
  },
  waitFor: (names: string[]) => (names.length === 0 ? t('play-wait-nobody') : t('play-wait', { names: listed(names) })),
  watching: (names: string[]) =>
    names.length === 0 ? t('play-watch-nobody') : t('play-watch', { names: listed(names) }),
  get goal() {
    return t('play-goal');
  },
  get endNear() {
    return t('play-end-near');
  },
  get showing() {
    return t('play-showing');
  },
  get sent() {
    return t('play-sent');
  },
  get skip() {
    return t('play-skip');
  },
  get doIt() {
    return t('play-do-it');
  },
  undo: {
    get held() {
      return t('play-undo');
    },
    get answer() {
      return t('play-change');
    },
    get action() {
      return t('play-undo');
    },
    get ask() {
      return t('play-undo-ask');
    },
  },
  undoLabels: {
    get answer() {
      return t('play-change');
    },
    get action() {
      return t('play-undo-label');
    },
    get ask() {
      return t('play-undo-ask-label');
    },
  },
  get over() {
    return t('play-over');
  },
  get result() {
    return t('play-result');
  },
  get speed() {
    return t('speed');
  },
  get perspective() {
    return t('play-perspective');
  },
  get everybody() {
    return t('play-perspective-nobody');
  },
  get boardFailed() {
    return t('play-board-failed');
  },

  proposed: {
    get undo() {
      return t('proposal-undo');
    },
    get abandon() {
      return t('proposal-abandon');
    },
    remove: (name: string) => t('proposal-remove', { name }),
    get removeYou() {
      return t('proposal-remove-you');
    },
  },
  proposedByYou: {
    get undo() {
      return t('proposal-own-undo');
    },
    get abandon() {
      return t('proposal-own-abandon');
    },
    remove: (name: string) => t('proposal-own-remove', { name }),
  },
  get agreed() {
    return t('proposal-agreed');
  },
  get agree() {
    return t('proposal-agree');
  },
  get disagree() {
    return t('proposal-disagree');
  },

  get players() {
    return t('players');
  },
  get away() {
    return t('players-away');
  },
  get offline() {
    return t('players-offline');
  },
  botFor: (bot: string) => t('players-bot-for', { bot }),
  get chooses() {
    return t('players-choose');
  },
  points: (n: number) => t('players-points', { n }),
  pointsFor: (label: string, n: number) => t('players-points-for', { label, n }),
  spectators: (n: number) => t('players-spectators', { n }),
  clockLeft: (time: string) => t('clock-left', { time }),
  clockDays: (n: number) => t('clock-days', { n }),

  get panels() {
    return t('panels');
  },
  tabs: {
    get log() {
      return t('panel-log');
    },
    get moves() {
      return t('panel-moves');
    },
    get hint() {
      return t('panel-hint');
    },
    get chat() {
      return t('panel-chat');
    },
    get rules() {
      return t('panel-rules');
    },
    get table() {
      return t('panel-table');
    },
  },

  get logEmpty() {
    return t('log-empty');
  },
  get logCut() {
    return t('log-cut');
  },

  get moves() {
    return t('moves');
  },
  get noMoves() {
    return t('moves-none');
  },
  get findMove() {
    return t('moves-find');
  },
  get noneFound() {
    return t('moves-none-found');
  },
  back: (where: string) => t('moves-back', { where }),

  get hintAbout() {
    return t('hint-about');
  },
  get hintNotNow() {
    return t('hint-not-now');
  },
  get hintAsk() {
    return t('hint-ask');
  },
  get hintAgain() {
    return t('hint-again');
  },
  get hintThinks() {
    return t('hint-thinks');
  },
  get best() {
    return t('hint-best');
  },
  get hintOneChoice() {
    return t('hint-one-choice');
  },

  get chatEmpty() {
    return t('chat-empty');
  },
  get chatPlayers() {
    return t('chat-players');
  },
  get chatSpectators() {
    return t('chat-spectators');
  },
  get chatLabel() {
    return t('chat-label');
  },
  get chatSend() {
    return t('chat-send');
  },
  get chatLost() {
    return t('chat-lost');
  },

  get coach() {
    return t('coach');
  },
  get brief() {
    return t('rules-brief');
  },

  get seatLink() {
    return t('menu-seat-link');
  },
  get seatLinkHelp() {
    return t('menu-seat-link-help');
  },
  get seatLinkMake() {
    return t('menu-seat-link-make');
  },
  get seatLinkRevoke() {
    return t('menu-seat-link-revoke');
  },
  get seatLinkRevoked() {
    return t('menu-seat-link-revoked');
  },
  get leave() {
    return t('menu-leave');
  },
  /** `bot` is who plays meanwhile, where that is known. */
  leaveAsk: (bot: string | undefined) =>
    bot === undefined ? t('menu-leave-ask') : t('menu-leave-ask-bot', { bot, name: capital(bot) }),
  get leaveYes() {
    return t('menu-leave-yes');
  },
  get abandon() {
    return t('menu-abandon');
  },
  get abandonAsk() {
    return t('menu-abandon-ask');
  },
  get abandonYes() {
    return t('menu-abandon-yes');
  },
  get stay() {
    return t('menu-stay');
  },
  get close() {
    return t('menu-close');
  },
  get closeAsk() {
    return t('menu-close-ask');
  },
  get closeYes() {
    return t('menu-close-yes');
  },
  remove: (name: string) => t('menu-remove', { name }),
  removeAsk: (name: string) => t('menu-remove-ask', { name }),
};

export const typing = {
  get title() {
    return t('type-title');
  },
  get label() {
    return t('type-label');
  },
  get list() {
    return t('type-list');
  },
  count: (n: number) => t('type-count', { n }),
  wrong: (typed: string) => (typed === '' ? t('type-nothing') : t('type-wrong', { typed })),
  get none() {
    return t('moves-none');
  },
};

/** What keys do. */
export const keyWords = {
  get lesson() {
    return t('lesson-key');
  },
  get title() {
    return t('keys-title');
  },
  get ofTable() {
    return t('keys-table');
  },
  get ofBoard() {
    return t('keys-board');
  },
  get ofPage() {
    return t('keys-page');
  },
  get on() {
    return t('keys-on');
  },
  get help() {
    return t('keys-help');
  },
  get type() {
    return t('key-type');
  },
  get moves() {
    return t('key-moves');
  },
  get undo() {
    return t('key-undo');
  },
  get hint() {
    return t('key-hint');
  },
  get log() {
    return t('key-log');
  },
  get chat() {
    return t('key-chat');
  },
  get board() {
    return t('key-board');
  },
  get keys() {
    return t('key-keys');
  },
  get everywhere() {
    return [
      { key: 'Tab', words: t('key-tab') },
      { key: '← ↑ → ↓', words: t('key-arrows') },
      { key: t('key-enter-name'), words: t('key-enter') },
      { key: t('key-escape-name'), words: t('key-escape') },
    ];
  },
};

/** What is read out and not seen. */
export const narration = {
  turn: (n: number) => t('say-turn', { n }),
  turnFew: (words: string[]) => t('say-turn-few', { words: either(words) }),
  turnMenus: (words: string[], n: number) => t('say-turn-menus', { words: either(words), n }),
  says: (name: string, words: string) => t('say-chat', { name, words }),
  get connected() {
    return t('say-connected');
  },
  get nothingToUndo() {
    return t('say-nothing-to-undo');
  },
  held: (warning: string) => t('say-held', { warning }),
  hint: (words: string, judged: string, why: string) => t('say-hint', { words, judged, why }),
};
