/** Words that lead to a replay from other pages: few, since everybody loads them. */
import { t } from '$lib/language';
import type { Continued } from '$lib/protocol';

export const invitation = {
  get replay() {
    return t('replay-link');
  },
  replayLabel: (game: string, names: string) => t('replay-link-label', { game, names }),
  get dropTitle() {
    return t('replay-drop-title');
  },
  get dropHelp() {
    return t('replay-drop-help');
  },
  get choose() {
    return t('replay-drop-choose');
  },
  get dropHere() {
    return t('replay-drop-here');
  },
  get notText() {
    return t('replay-drop-not-text');
  },
  tooLarge: (kib: number) => t('replay-drop-too-large', { kib }),
  get severalGames() {
    return t('replay-drop-several');
  },
  continued: ({ finished }: Continued) => (finished ? t('replay-continued-finished') : t('replay-continued-other')),
};
