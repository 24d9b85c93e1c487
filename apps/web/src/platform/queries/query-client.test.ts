import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ADA = { token: 'token-of-ada', userId: '1', username: 'ada' };
const BEN = { token: 'token-of-ben', userId: '2', username: 'ben' };
let queries: typeof import('./query-client.ts');

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('localStorage', { ...ADA });
  vi.resetModules();
  queries = await import('./query-client.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function logIn(session: typeof ADA | null) {
  vi.stubGlobal('localStorage', { ...session, getItem: () => null });
  window.dispatchEvent(new Event('storage'));
}

test.each([BEN, null])('the cache is cleared after %o logs in or out', (session) => {
  queries.queryClient().setQueryData(['/forum'], 'for ada');

  logIn(session);

  expect(queries.queryClient().getQueryData(['/forum'])).toBeUndefined();
});

test('a response under way for one player does not reach the next', async () => {
  const client = queries.queryClient();
  const answered = client.fetchQuery({ queryKey: ['/forum'], queryFn: async () => 'for ada' });

  logIn(BEN);
  await answered.catch(() => {});

  expect(client.getQueryData(['/forum'])).toBeUndefined();
});

test('the same player with a new token keeps the cache', () => {
  queries.queryClient().setQueryData(['/forum'], 'for ada');

  logIn({ ...ADA, token: 'another-token' });

  expect(queries.queryClient().getQueryData(['/forum'])).toBe('for ada');
});

test('a server has an empty cache for every page', () => {
  vi.stubGlobal('window', undefined);
  queries.queryClient().setQueryData(['/forum'], 'for ada');

  expect(queries.queryClient().getQueryData(['/forum'])).toBeUndefined();
});

test('without a connection a call fails instead of being paused', () => {
  const { queries: reads, mutations } = queries.queryClient().getDefaultOptions();

  expect([reads?.networkMode, mutations?.networkMode]).toEqual(['always', 'always']);
});
