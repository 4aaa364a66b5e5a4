/** The words of the board that draws any game. */
import { t } from '../language';

export const text = {
  get board() {
    return t('play-board');
  },
  get happened() {
    return t('generic-happened');
  },
  get choices() {
    return t('generic-choices');
  },
  get noChoices() {
    return t('generic-no-choices');
  },
  get common() {
    return t('generic-common');
  },
  get changed() {
    return t('generic-changed');
  },
  get nothing() {
    return t('generic-nothing');
  },
  get you() {
    return t('lobby-you');
  },
  get due() {
    return t('players-choose');
  },
  points: (n: number) => t('players-points', { n }),
  more: (n: number) => t('generic-more', { n }),
  get fewer() {
    return t('generic-fewer');
  },
  times: (n: number) => t('generic-times', { n }),
};
