import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const problem = (code: string, message: string, field?: string) => ({
  code,
  message,
  ...(field === undefined ? {} : { field }),
});

/** Who this browser is, is kept for the whole page; every test begins with a new page. */
async function fresh() {
  vi.resetModules();
  const { language } = await import('./language');
  await language.begin();
  return { ...(await import('./api')), language };
}

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const asked = () => fetched.mock.calls.map(([path, init]) => `${init?.method ?? 'GET'} ${path}`);

test('a problem is thrown with the words, the code and the field of the server', async () => {
  const { api, Refused } = await fresh();
  fetched.mockImplementation((path) =>
    Promise.resolve(
      path === '/api/session'
        ? answer(200, { name: 'Ann' })
        : answer(409, problem('seat-taken', 'seat 2 is taken', 'seat')),
    ),
  );
  const error: unknown = await api.sit('t1', 2).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ code: 'seat-taken', message: 'seat 2 is taken', field: 'seat' });
});

test('a server that is not there is told in words', async () => {
  const { api } = await fresh();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(api.games()).rejects.toMatchObject({ code: 'unreachable', message: /cannot be reached/ });
});

test('an answer that is not a problem of ours (a proxy between) counts as unreachable', async () => {
  const { api } = await fresh();
  fetched.mockResolvedValue(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  await expect(api.games()).rejects.toMatchObject({ code: 'unreachable' });
});

test('the browser becomes a player once, before its first request as one', async () => {
  const { api } = await fresh();
  fetched.mockImplementation((path) => Promise.resolve(answer(200, path === '/api/session' ? { name: 'Ann' } : [])));
  await Promise.all([api.myTables(), api.myTables()]);
  await api.myTables();
  expect(asked()).toEqual(['POST /api/session', 'GET /api/me/tables', 'GET /api/me/tables', 'GET /api/me/tables']);
});

test('the made-up name has one to thirty letters', async () => {
  const { api } = await fresh();
  fetched.mockResolvedValue(answer(200, { name: 'Ann' }));
  await api.session();
  const { name } = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as { name: string };
  expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  expect(name.length).toBeLessThanOrEqual(30);
});

test('a server that has forgotten us meets us again, and the request is repeated once', async () => {
  const { api } = await fresh();
  let known = false;
  fetched.mockImplementation((path) => {
    if (path !== '/api/session')
      return Promise.resolve(known ? answer(200, []) : answer(401, problem('unauthorized', 'say who you are')));
    known = fetched.mock.calls.length > 1;
    return Promise.resolve(answer(200, { name: 'Ann' }));
  });
  await expect(api.myTables()).resolves.toEqual([]);
  expect(asked()).toEqual(['POST /api/session', 'GET /api/me/tables', 'POST /api/session', 'GET /api/me/tables']);
});

test('who could not become a player tries again with the next request', async () => {
  const { api } = await fresh();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(api.session()).rejects.toMatchObject({ code: 'unreachable' });
  fetched.mockResolvedValue(answer(200, { name: 'Ann' }));
  await expect(api.session()).resolves.toEqual({ name: 'Ann' });
});

test('every request says which language the answer should be in', async () => {
  const { api, language } = await fresh();
  fetched.mockImplementation(() => Promise.resolve(answer(200, { name: 'Ann' })));
  await api.games();
  await language.choose('de');
  await api.rename('Bo');
  const said = fetched.mock.calls.map(([path, init]) => [path, new Headers(init?.headers).get('accept-language')]);
  expect(said).toEqual([
    ['/api/games', 'en'],
    ['/api/session', 'de'],
    ['/api/me', 'de'],
  ]);
  expect(new Headers(fetched.mock.calls.at(-1)?.[1]?.headers).get('content-type')).toBe('application/json');
  localStorage.clear();
});

test('somebody who shares the browser is named by a secret, and not by the cookie', async () => {
  const { apiOf } = await fresh();
  fetched.mockImplementation(() => Promise.resolve(answer(200, { event: 3 })));
  await apiOf('5ec7e7').sit('t1', 2);
  expect(asked()).toEqual(['POST /api/tables/t1/sit']);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    headers: { authorization: 'Bearer 5ec7e7' },
  });
});
