/** How a table is set, in sentences. */
import { t } from '$lib/language';
import type { Clock, OnLeave, Watching } from '$lib/protocol';

export const policies = {
  clock: (clock: Clock) => {
    if (clock.kind === 'none') return t('policy-clock-none');
    const time = duration(clock.seconds);
    return clock.kind === 'per_move'
      ? t('policy-clock-per-move', { time })
      : t('policy-clock-bank', { time, more: duration(clock.increment) });
  },
  hints: (allowed: boolean) => (allowed ? t('policy-hints') : t('policy-no-hints')),
  watching: (watching: Watching) => {
    if (typeof watching === 'object')
      return t('policy-watch-delayed', { time: duration(watching.hands_delayed.seconds) });
    return {
      nobody: () => t('policy-watch-nobody'),
      public_view: () => t('policy-watch-public'),
      hands_after_end: () => t('policy-watch-after'),
    }[watching]();
  },
  undo: (allowed: boolean) => (allowed ? t('policy-undo') : t('policy-no-undo')),
  leaving: (leave: OnLeave) =>
    ({
      at_once: () => t('policy-leave-at-once'),
      after_clock: () => t('policy-leave-after-clock'),
      never: () => t('policy-leave-never'),
    })[leave](),
  get houseRules() {
    return t('setup-options');
  },
};

/** So much time, in its largest unit that comes out even. */
function duration(seconds: number): string {
  if (seconds % 86_400 === 0 && seconds > 0) return t('duration-days', { n: seconds / 86_400 });
  return seconds % 60 === 0 && seconds > 0
    ? t('duration-minutes', { n: seconds / 60 })
    : t('duration-seconds', { n: seconds });
}
