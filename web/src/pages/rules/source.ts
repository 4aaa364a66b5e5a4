/** Whose rules are wanted: those of a table, or of a game as it would be set up. */
import { api } from '$lib/api';
import type { RulesPage } from '$lib/protocol';

export type Source =
  | { table: string }
  | {
      game: string;
      seats?: number | null | undefined;
      edition?: string | null | undefined;
      options?: Record<string, boolean | number | string> | undefined;
    };

export const rulesOf = (source: Source): Promise<RulesPage> =>
  'table' in source ? api.tableRules(source.table) : api.rules(source.game, queryOf(source));

/** Where the same rules are a page of their own, to be read or printed. */
export function addressOf(source: Source): string {
  if ('table' in source) return `/table/${encodeURIComponent(source.table)}/rules`;
  const asked = queryOf(source);
  return `/rules/${encodeURIComponent(source.game)}${asked && `?${asked}`}`;
}

export function queryOf({ seats, edition, options }: Exclude<Source, { table: string }>): string {
  const asked = new URLSearchParams();
  if (typeof seats === 'number') asked.set('seats', String(seats));
  if (typeof edition === 'string') asked.set('edition', edition);
  if (options && Object.keys(options).length > 0) asked.set('options', JSON.stringify(options));
  return asked.toString();
}

/** What a printed page's address asks for; what makes no sense is left to the server, which says so. */
export function readQuery(game: string, search: string): Source {
  const asked = new URLSearchParams(search);
  const [seats, edition, options] = [asked.get('seats'), asked.get('edition'), asked.get('options')];
  let changed: Record<string, boolean | number | string> | undefined;
  try {
    changed = options === null ? undefined : (JSON.parse(options) as Record<string, boolean | number | string>);
  } catch {
    changed = undefined;
  }
  return {
    game,
    seats: seats !== null && /^\d{1,2}$/.test(seats) ? Number(seats) : undefined,
    edition: edition ?? undefined,
    options: changed,
  };
}
