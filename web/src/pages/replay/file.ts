/** From a file somebody dropped or chose to the text of one record. */
import { LARGEST } from './link';
import { invitation } from './invitation';

/** What was read, and what should be said about it. */
export interface Read {
  record: string;
  note: string | null;
}

/** The first game of what may be a data set: one game of JSON on each line. */
export function firstGame(content: string): Read {
  const trimmed = content.trim();
  if (!trimmed.startsWith('{')) return { record: content, note: null };
  const end = trimmed.indexOf('\n');
  if (end < 0) return { record: trimmed, note: null };
  const line = trimmed.slice(0, end);
  try {
    JSON.parse(line);
  } catch {
    return { record: trimmed, note: null };
  }
  return { record: line, note: invitation.severalGames };
}

/** Reads a file; throws words for people. */
export async function readRecord(file: File): Promise<Read> {
  // Of a data set only the first line counts, however long the rest is.
  const bytes = await file.slice(0, LARGEST + 1).arrayBuffer();
  let content: string;
  try {
    // A cut may fall inside a letter, so only a whole file must be flawless.
    content = new TextDecoder('utf-8', { fatal: file.size <= LARGEST }).decode(bytes);
  } catch {
    throw new Error(invitation.notText);
  }
  if (content.includes('\0')) throw new Error(invitation.notText);
  const read = firstGame(content);
  if (file.size > LARGEST && read.note === null) throw new Error(invitation.tooLarge(LARGEST / 1024));
  return read;
}
