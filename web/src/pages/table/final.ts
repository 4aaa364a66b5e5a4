/** Words of the end: who won, and what the points are for. */
import { listed, t } from '$lib/language';

export const final = {
  wins: (names: string[]) => {
    const [name = '', ...others] = names;
    return others.length === 0 ? t('final-wins', { name }) : t('final-share', { names: listed(names) });
  },
  get youWin() {
    return t('final-you-win');
  },
  rank: (n: number) => t('final-rank', { n }),
  yours: (n: number, of: number) => t('final-yours', { n, of }),
  get rounds() {
    return t('final-rounds');
  },
  /** `noun` is what a turn or round of the game is called. */
  points: (noun: string) => (noun === 'turns' ? t('final-points-turns') : t('final-points')),
  round: (noun: string, n: number) => (noun === 'turns' ? t('final-turn', { n }) : t('final-round', { n })),
  noRounds: (why: string) => t('final-no-rounds', { why }),
  get total() {
    return t('final-total');
  },
  get lookAgain() {
    return t('final-look-again');
  },
  get rematch() {
    return t('final-rematch');
  },
  get toRematch() {
    return t('final-to-rematch');
  },
  get share() {
    return t('final-copy-link');
  },
  get noResult() {
    return t('final-no-result');
  },
  get noLines() {
    return t('final-no-lines');
  },
};
