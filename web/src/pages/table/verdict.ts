/** Words about the deal: whether it was fair. */
import type { Fault, Verdict } from '$lib/deal/check';
import { listed, t } from '$lib/language';
import type { Silence } from '$lib/protocol';

function fault(fault: Fault): string {
  switch (fault.what) {
    case 'seed':
      return t('fair-wrong-seed');
    case 'number':
      return t('fair-wrong-number', { seat: fault.seat });
    case 'own':
      return t('fair-wrong-own');
    case 'others':
      return t('fair-wrong-others');
    case 'again':
      return t('fair-wrong-again');
    case 'draw':
      return t('fair-wrong-draw', { draw: fault.draw });
    case 'shown':
      return t('fair-wrong-shown', { draw: fault.draw });
  }
}

function verdict(verdict: Verdict): string {
  if (!verdict.fair) return t('fair-wrong', { why: fault(verdict.fault) });
  const { draws } = verdict;
  const proved = verdict.own
    ? t('fair-own', { draws })
    : verdict.joint
      ? t('fair-others', { draws })
      : t('fair-alone', { draws });
  return verdict.seen ? `${proved} ${t('fair-seen')}` : proved;
}

export const fair = {
  get title() {
    return t('fair-title');
  },
  get joint() {
    return t('fair-joint');
  },
  get added() {
    return t('fair-added');
  },
  committed: (names: string[]) => t('fair-committed', { names: listed(names) }),
  verdict,
  silent: (silent: Silence[]) =>
    t('fair-silent', {
      names: listed([...new Set(silent.map((silence) => silence.name))]),
      deals: Math.max(0, ...silent.map((silence) => silence.attempt)) + 1,
    }),
  unchecked: (why: string) => t('fair-unchecked', { why }),
  get before() {
    return t('fair-before');
  },
  get after() {
    return t('fair-after');
  },
  get notProves() {
    return t('fair-not-proves');
  },
  get download() {
    return t('fair-download');
  },
  get check() {
    return t('fair-check');
  },
};
