import { afterEach } from 'vitest';
import { loadWords } from '$games/words';
import { language } from '$lib/language';
import { loadWords as loadReplayWords } from '../src/pages/replay/words';
import { cleanup } from '@testing-library/svelte';

// jsdom has no media queries, no animations and no layout; boards must work without them.
window.matchMedia ??= (query: string) =>
  ({
    matches: query.includes('reduce'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;
Element.prototype.animate ??= () =>
  ({ cancel() {}, finished: Promise.resolve(), currentTime: 0, startTime: 0, onfinish: null }) as unknown as Animation;
Element.prototype.getAnimations ??= () => [];
Element.prototype.scrollIntoView ??= () => {};

window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

afterEach(cleanup);

// Windows over the page, where jsdom has no such thing.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Words as the page has them once it is there: jsdom speaks English.
await language.begin();
await loadReplayWords();
await Promise.all(
  Object.keys(import.meta.glob('../src/games/*/en.ftl')).map((path) => loadWords(path.split('/').at(-2) ?? '')),
);
