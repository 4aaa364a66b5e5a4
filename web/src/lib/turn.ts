/** Signs that it is one's turn, for those who are not looking: the page's icon, a sound, a word from the browser. */
import { settings } from './settings.svelte';

const ICONS = { waiting: '/favicon.svg', turn: '/favicon-turn.svg' };

/** The icon of the page says whose turn it is. */
export function showIcon(myTurn: boolean): void {
  document
    .querySelector<HTMLLinkElement>('link[rel="icon"]')
    ?.setAttribute('href', myTurn ? ICONS.turn : ICONS.waiting);
}

let audio: AudioContext | null = null;

/** Two soft notes, made here. Browsers stay silent until somebody has touched the page. */
export function ring(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + 0.02;
  for (const [i, pitch] of [659.3, 880].entries()) {
    const [note, loudness] = [audio.createOscillator(), audio.createGain()];
    const at = start + i * 0.14;
    note.type = 'sine';
    note.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.18, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.32);
    note.connect(loudness).connect(audio.destination);
    note.start(at);
    note.stop(at + 0.34);
  }
  void audio.resume();
}

export const canNotify = (): boolean => 'Notification' in window;

/** Asks the browser whether it may; only when somebody wants it. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Has the browser say it. A notice replaces the one before of the same table. */
async function notify(title: string, body: string, table: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const notice: NotificationOptions = {
    body,
    tag: `turn-${table}`,
    icon: '/icons/icon-192.png',
    data: { path: location.pathname },
  };
  // Phones show notices of installed pages only through their worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, notice);
  new Notification(title, notice).onclick = () => window.focus();
}

export interface Turn {
  title: string;
  body: string;
  table: string;
}

/** It has become one's turn. */
export function tellTurn(turn: Turn): void {
  if (settings.sound) ring();
  if (settings.notify && document.hidden) void notify(turn.title, turn.body, turn.table).catch(() => {});
}
