/** What somebody started with a button: while it is under way the button waits, and what goes wrong is said. */
import { wordsOf } from './api';
import { toasts } from './toasts.svelte';

export class Task {
  busy = $state(false);

  async run(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await what();
    } catch (error) {
      toasts.say(wordsOf(error), 'trouble');
    } finally {
      this.busy = false;
    }
  }
}
