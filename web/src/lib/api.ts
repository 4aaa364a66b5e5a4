/** The HTTP side of the server: typed requests, and problems as errors that say what the server said. */
import { untrack } from 'svelte';
import { language } from './language';
import type {
  BotInfo,
  Code,
  Created,
  Credentials,
  Deals,
  Done,
  GameInfo,
  Hints,
  LinkMade,
  Me,
  NewReport,
  Problem,
  RecordFormat,
  RecordSent,
  Replay,
  ReplayScenes,
  RulesPage,
  Standings,
  TableBox,
  TableConfig,
  TableLine,
  TableState,
} from './protocol';
import { common, madeUp } from './text';

/** What may be left out when a table is made. */
export type NewTable = Pick<TableConfig, 'game'> & Partial<TableConfig>;

/** The server said no. `message` is for people, `code` for us. */
export class Refused extends Error {
  readonly code: Code | 'unreachable';
  readonly field: string | undefined;

  constructor(problem: { code: Code | 'unreachable'; message: string; field?: string | undefined }) {
    super(problem.message);
    this.name = 'Refused';
    this.code = problem.code;
    this.field = problem.field;
  }
}

/** What to say of an error, whatever it is. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const unreachable = () => new Refused({ code: 'unreachable', message: common.unreachable });

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

async function ask(method: string, path: string, body?: unknown, secret: string | null = null): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: secret === null ? 'same-origin' : 'omit',
      headers: {
        // Who asks from an effect wants an answer, not to ask again in every language.
        'accept-language': untrack(() => language.current),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw unreachable();
  }
  if (answer.ok) return answer;
  const problem: unknown = await answer.json().catch(() => null);
  if (isProblem(problem)) throw new Refused(problem);
  throw unreachable();
}

async function json<T>(method: string, path: string, body?: unknown, secret: string | null = null): Promise<T> {
  return (await (await ask(method, path, body, secret)).json()) as T;
}

const any = (words: string[]) => words[Math.floor(Math.random() * words.length)] ?? '';

/** A friendly name for somebody who has not said theirs; letters only, without marks of direction. */
const madeUpName = () => madeUp.name(any(madeUp.first), any(madeUp.last)).replace(/\p{Cf}/gu, '');

let became: Promise<Me> | null = null;

/** Makes this browser a player, once; who is one already stays one and keeps the name. */
function becomePlayer(): Promise<Me> {
  became ??= json<Me>('POST', '/api/session', { name: madeUpName() }).catch((error: unknown) => {
    became = null;
    throw error;
  });
  return became;
}

/** Asks as a player. If the server has forgotten this browser, it becomes a new player and asks again, once. */
async function asPlayer<T>(method: string, path: string, body?: unknown): Promise<T> {
  await becomePlayer();
  try {
    return await json<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'unauthorized') throw error;
    became = null;
    await becomePlayer();
    return json<T>(method, path, body);
  }
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** What the server tells of a table, with whose turn it is where it tells that. */
export type TableNow = TableState & { due?: number[] };

/** What a player may ask about tables: whom the cookie of this browser names, or whoever has this secret. */
function requests(secret: string | null) {
  const anybody = <T>(method: string, path: string, body?: unknown) => json<T>(method, path, body, secret);
  const player = secret === null ? asPlayer : anybody;
  return {
    myTables: () => player<TableLine[]>('GET', '/api/me/tables'),
    create: (config: NewTable) => player<Created>('POST', '/api/tables', config),
    /** Says why a table cannot be made like this. */
    check: async (config: NewTable) => void (await ask('POST', '/api/tables/check', config, secret)),
    table: (id: string) => anybody<TableNow>('GET', at(id)),
    box: (id: string) => anybody<TableBox>('GET', `${at(id)}/box`),
    tableRules: (id: string) => anybody<RulesPage>('GET', `${at(id)}/rules`),
    sit: (id: string, seat?: number) => player<Done>('POST', `${at(id)}/sit`, seat === undefined ? {} : { seat }),
    leave: (id: string) => player<Done>('POST', `${at(id)}/leave`),
    seatBot: (id: string, seat: number, bot: string) => player<Done>('POST', `${at(id)}/bots`, { seat, bot }),
    removeBot: (id: string, seat: number) => player<Done>('DELETE', `${at(id)}/bots/${seat}`),
    addSeat: (id: string) => player<Done>('POST', `${at(id)}/seats`),
    removeSeat: (id: string, seat: number) => player<Done>('DELETE', `${at(id)}/seats/${seat}`),
    removePerson: (id: string, seat: number) => player<Done>('DELETE', `${at(id)}/people/${seat}`),
    close: (id: string) => player<Done>('POST', `${at(id)}/close`),
    commit: (id: string, hash: string) => player<Done>('POST', `${at(id)}/commit`, { hash }),
    reveal: (id: string, bytes: string) => player<Done>('POST', `${at(id)}/reveal`, { bytes }),
    standings: (id: string) => anybody<Standings>('GET', `${at(id)}/standings`),
    deals: (id: string) => anybody<Deals>('GET', `${at(id)}/deals`),
    start: (id: string) => player<Done>('POST', `${at(id)}/start`),
    abandon: (id: string) => player<Done>('POST', `${at(id)}/abandon`),
    rematch: (id: string) => player<Created>('POST', `${at(id)}/rematch`),
    makeLink: (id: string) => player<LinkMade>('POST', `${at(id)}/link`),
    revokeLink: (id: string) => player<Done>('DELETE', `${at(id)}/link`),
    openLink: (id: string, secret: string) => player<Done>('POST', `${at(id)}/open`, { secret }),
    hint: (id: string) => player<Hints>('POST', `${at(id)}/hint`),
    report: async (id: string, report: NewReport) => {
      if (secret === null) await becomePlayer();
      await ask('POST', `${at(id)}/reports`, report, secret);
    },
    record: async (id: string, format: RecordFormat = 'text') =>
      (await ask('GET', `${at(id)}/record${format === 'json' ? '?format=json' : ''}`, undefined, secret)).text(),
  };
}

export type Requests = ReturnType<typeof requests>;

export const api = {
  ...requests(null),
  session: becomePlayer,
  games: () => json<GameInfo[]>('GET', '/api/games'),
  /** The rules of a game as it would be set up. */
  rules: (game: string, asked: string) =>
    json<RulesPage>('GET', `/api/games/${encodeURIComponent(game)}/rules${asked && `?${asked}`}`),
  /** The bots that people choose from, weakest first. */
  levels: async () => (await json<BotInfo[]>('GET', '/api/bots')).filter((bot) => bot.level),
  publicTables: () => json<TableLine[]>('GET', '/api/tables'),
  rename: (name: string) => asPlayer<Me>('PUT', '/api/me', { name }),
  /** Makes a player who shares this browser with the one of the cookie. */
  newPlayer: (name: string) => json<Credentials>('POST', '/api/players', { name }),
  replay: (id: string, perspective: string) => json<Replay>('GET', `${at(id)}/replay?perspective=${perspective}`),
  replayScenes: (id: string, perspective: string, from: number, count: number) =>
    json<ReplayScenes>('GET', `${at(id)}/replay/scenes?perspective=${perspective}&from=${from}&count=${count}`),
  replayRecord: (sent: RecordSent) => json<Replay>('POST', '/api/replay', sent),
  replayRecordScenes: (sent: RecordSent) => json<ReplayScenes>('POST', '/api/replay/scenes', sent),
  rewriteRecord: async (record: string, format: RecordFormat) =>
    (await ask('POST', '/api/replay/record', { record, format })).text(),
};

/** Asks as the player with this secret; null for the one of the cookie. */
export const apiOf = (secret: string | null): Requests => (secret === null ? api : requests(secret));
