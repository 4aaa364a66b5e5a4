/** The words around the rules. */
import { t } from '$lib/language';

export const text = {
  get find() {
    return t('rules-find');
  },
  count: (at: number, of: number) => (of === 0 ? t('rules-not-found') : t('rules-count', { at, of })),
  get next() {
    return t('rules-next');
  },
  get previous() {
    return t('rules-previous');
  },
  get contents() {
    return t('rules-contents');
  },
  get printable() {
    return t('rules-printable');
  },
  get print() {
    return t('rules-print');
  },
  get sum() {
    return t('rules-sum');
  },
  get brief() {
    return t('rules-brief');
  },
  get whole() {
    return t('rules-whole');
  },
};
