import { ApiFailure } from '@wallabee/contract/protocol/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const ADA = { token: 'token-of-ada', userId: '1', username: 'ada' };
const BEN = { token: 'token-of-ben', userId: '2', username: 'ben' };
let answers: typeof import('./kept-answers.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('localStorage', { ...ADA });
  await load();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As when the site is opened: nothing is known yet. */
async function load() {
  vi.resetModules();
  answers = await import('./kept-answers.ts');
}

function logIn(session: typeof ADA | null) {
  vi.stubGlobal('localStorage', { ...session, getItem: () => null });
  window.dispatchEvent(new Event('storage'));
}

const failure = (status: number) =>
  new ApiFailure(status, { code: status === 404 ? 'not_found' : 'unavailable', error: 'No.' });

function ask(
  name: string,
  results: unknown[] = ['yes'],
  given: { readerId: number; data: unknown } | null = null,
) {
  const call = vi.fn(async () => {
    const result = results.length > 1 ? results.shift() : results[0];
    if (result instanceof Error) throw result;
    return result;
  });
  return { call, entry: answers.keptAnswer({ name, path: `/${name}`, ask: call, given }) };
}

test('an answer is asked for once by all who ask at once, and kept for those who come later', async () => {
  const { call, entry } = ask('forum');
  expect(entry.answer).toMatchObject({ data: undefined, isPending: true });

  await Promise.all([entry.answer.refetch(), entry.answer.refetch()]);

  expect(call).toHaveBeenCalledTimes(1);
  expect(entry.answer).toMatchObject({ data: 'yes', isPending: false, isFetching: false });
  expect(ask('forum').entry).toBe(entry);
});

test('whoever listens is told, until they no longer do', async () => {
  const { entry } = ask('forum');
  const listener = vi.fn();
  const stop = entry.subscribe(listener);

  await entry.answer.refetch();
  const told = listener.mock.calls.length;
  stop();
  await entry.answer.refetch();

  expect(told).toBeGreaterThan(0);
  expect(listener).toHaveBeenCalledTimes(told);
});

test('a server that had a bad moment is asked again, and what was known stays in sight', async () => {
  const { call, entry } = ask('forum', ['old', failure(503), failure(0), 'new']);
  await entry.answer.refetch();

  const again = entry.answer.refetch();
  await vi.advanceTimersByTimeAsync(500);
  expect(entry.answer).toMatchObject({ data: 'old', isFetching: true });
  await vi.advanceTimersByTimeAsync(1_000);
  await again;

  expect(call).toHaveBeenCalledTimes(4);
  expect(entry.answer).toMatchObject({ data: 'new', isError: false });
});

test.each([
  { status: 404, calls: 1 },
  { status: 503, calls: 3 },
])(
  'after $calls answers with $status the failure is told beside what was known',
  async ({ status, calls }) => {
    const { call, entry } = ask('forum', ['old', failure(status)]);
    await entry.answer.refetch();

    const again = entry.answer.refetch();
    await vi.runAllTimersAsync();
    await again;

    expect(call).toHaveBeenCalledTimes(1 + calls);
    expect(entry.answer).toMatchObject({ data: 'old', isError: true, error: { status } });
  },
);

test('after something was written what is in sight is asked for anew, and the rest forgotten', async () => {
  const [seen, unseen, other] = [ask('forum', ['old', 'new']), ask('thread'), ask('elsewhere')];
  seen.entry.subscribe(() => {});
  await Promise.all([seen, unseen, other].map(({ entry }) => entry.answer.refetch()));

  await answers.askAnew([{ path: '/forum' }, { path: '/thread' }]);

  expect(seen.entry.answer.data).toBe('new');
  expect(ask('thread').entry).not.toBe(unseen.entry);
  expect(ask('elsewhere').entry).toBe(other.entry);
});

test('an answer that was under way while something was written is asked for once more', async () => {
  const { call, entry } = ask('forum', ['old', 'new']);
  entry.subscribe(() => {});
  const underWay = entry.answer.refetch();

  await answers.askAnew([{ path: '/forum' }]);
  await underWay;

  expect(call).toHaveBeenCalledTimes(2);
  expect(entry.answer.data).toBe('new');
});

test('sixty are kept, those in sight among them', () => {
  const seen = ask('seen').entry;
  seen.subscribe(() => {});
  const first = ask('first').entry;
  for (let number = 0; number < 60; number += 1) ask(`${number}`);

  expect(ask('seen').entry).toBe(seen);
  expect(ask('first').entry).not.toBe(first);
});

describe('what came with the page', () => {
  test('is there at once, and as fresh as the page', () => {
    const { entry } = ask('forum', [], { readerId: 1, data: 'given' });

    expect(entry.answer).toMatchObject({ data: 'given', isPending: false });
    expect(entry.answer).toBe(entry.answerAtFirst);
    expect(entry.answeredAt).toBe(performance.timeOrigin);
  });

  test.each([BEN, null])('for another player is not kept for %o', (session) => {
    logIn(session);
    const { entry } = ask('forum', [], { readerId: 1, data: 'given' });

    expect(entry.answerAtFirst.data).toBe('given');
    expect(entry.answer).toMatchObject({ data: undefined, isPending: true });
    expect(entry.answeredAt).toBe(0);
  });
});

test('what one player loaded is no other’s, and stays theirs with a new token', async () => {
  const { entry } = ask('forum');
  await entry.answer.refetch();

  logIn({ ...ADA, token: 'another-token' });
  expect(ask('forum').entry).toBe(entry);
  logIn(BEN);
  expect(ask('forum').entry).not.toBe(entry);
  expect(ask('forum').entry.answer.data).toBeUndefined();
});

test('a server keeps nothing: whoever comes next gets what they were given', async () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('localStorage', undefined);
  await load();
  const [ada, ben] = [1, 2].map((readerId) => ask('forum', [], { readerId, data: `for ${readerId}` }).entry);

  expect([ada?.answerAtFirst.data, ben?.answerAtFirst.data]).toEqual(['for 1', 'for 2']);
  expect(ask('forum').entry.answerAtFirst.data).toBeUndefined();
});
