/** Words about the deal that are there before anybody asks whether it was fair. */
import { listed, t } from '$lib/language';
import type { Silence } from '$lib/protocol';

export const deal = {
  get title() {
    return t('fair-title');
  },
  silent: (silent: Silence[]) =>
    t('fair-silent', {
      names: listed([...new Set(silent.map((silence) => silence.name))]),
      deals: Math.max(0, ...silent.map((silence) => silence.attempt)) + 1,
    }),
};
