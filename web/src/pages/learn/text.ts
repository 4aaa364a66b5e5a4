/** Words of lessons and of what leads to them. */
import { t } from '$lib/language';

export const text = {
  /** What leads to a lesson: for the first time, half way, and again. */
  learn: {
    get new() {
      return t('learn-new');
    },
    get begun() {
      return t('learn-begun');
    },
    get done() {
      return t('learn-done');
    },
  },
  label: {
    new: (game: string, minutes: number) => t('learn-new-label', { game, minutes }),
    begun: (game: string) => t('learn-begun-label', { game }),
    done: (game: string) => t('learn-done-label', { game }),
  },
  get practise() {
    return t('learn-practise');
  },
  practiseLabel: (game: string) => t('learn-practise-label', { game }),
  title: (game: string) => t('learn-title', { game }),
  minutes: (minutes: number) => t('learn-minutes', { minutes }),
  get positions() {
    return t('learn-positions');
  },
  get positionsHelp() {
    return t('learn-positions-help');
  },
  get play() {
    return t('learn-play');
  },
  playLabel: (position: string) => t('learn-play-label', { position }),
  get bots() {
    return t('setup-bots');
  },
  get others() {
    return t('learn-others');
  },
  get nothing() {
    return t('learn-nothing');
  },
};

/** Words of the lesson at a table. */
export const lesson = {
  get name() {
    return t('lesson-name');
  },
  get next() {
    return t('lesson-next');
  },
  progress: (at: number, of: number) => t('lesson-progress', { at, of }),
  get playOn() {
    return t('lesson-play-on');
  },
  meant: (words: string) => t('lesson-meant', { words }),
  get badge() {
    return t('lesson-badge');
  },
  get toStart() {
    return t('page-to-start');
  },
};
