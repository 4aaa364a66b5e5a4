/** What the narrator says at a table, and when: every event once, and what is asked. */
import type { Choice } from '$lib/board';
import type { Status } from '$lib/connection';
import type { LogLine } from '$lib/log';
import type { ChatLine } from '$lib/table.svelte';
import { connection } from '$lib/text';
import { headingsOf } from '$lib/menu';
import { narration } from './text';

/** So many choices are named one by one. */
const FEW = 3;

/** How far the log has been told: so many sentences of the line with this number, and everything before it. */
export interface Told {
  number: number;
  sentences: number;
}

/** The whole log. */
export function toldAll(log: LogLine[]): Told {
  const last = log.at(-1);
  return { number: last?.number ?? 0, sentences: last?.sentences.length ?? 0 };
}

/** The sentences of the log that have not been told. */
export function untold(log: LogLine[], told: Told): string[] {
  return log
    .filter((line) => line.number >= told.number)
    .flatMap((line) => (line.number === told.number ? line.sentences.slice(told.sentences) : line.sentences));
}

/** Whose turn it is for somebody who must choose: what there is to choose from. */
export function question(choices: Choice[]): string {
  if (choices.length <= FEW) return narration.turnFew(choices.map((choice) => choice.words));
  const headings = headingsOf(choices, []);
  const loose = choices.filter((choice) => !choice.group?.length).map((choice) => choice.words);
  return headings.length > 0 && headings.length + loose.length <= FEW + 1
    ? narration.turnMenus([...headings, ...loose], choices.length)
    : narration.turn(choices.length);
}

/** What others have said since. */
export function unread(chat: ChatLine[], heard: number, me: number | null): string[] {
  return chat
    .filter((line) => line.key > heard && (line.seat === null || line.seat !== me))
    .map((line) => narration.says(line.name, line.text));
}

/** Tells of a break once, however often the connection is tried, and when it is over. */
export function connectionTeller(): (status: Status) => string {
  let broken: Status['state'] | null = null;
  return (status) => {
    if (status.state === 'live') {
      const back = broken !== null;
      broken = null;
      return back ? narration.connected : '';
    }
    if (status.state === 'connecting' || status.state === broken) return '';
    // Lost and offline are the same to whoever waits; that the page is too old is not.
    const known = broken !== null && status.state !== 'outdated';
    broken = status.state;
    return known ? '' : (connection(status) ?? '');
  };
}
