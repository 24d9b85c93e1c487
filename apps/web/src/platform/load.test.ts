import { readForum } from '@wallabee/contract/forums/forum';
import { type CallApi, createApiClient } from '@wallabee/contract/protocol/client';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { give } from './load.ts';
import { visitContext } from './visit.ts';

afterEach(() => {
  vi.useRealTimers();
});

const params = { forumId: '4', page: '0' };

function visitOf(callApi: CallApi | null) {
  const context = new RouterContextProvider();
  context.set(visitContext, { reader: callApi && { id: 12, callApi } } as never);
  return context;
}

const answering = (status: number, body: unknown) => createApiClient(async () => ({ status, body }));

test('whoever has shown a pass is given what the API answers them', async () => {
  const forum = { posts: [] };

  expect(await give(visitOf(answering(200, forum)), readForum, { params })).toEqual({
    readerId: 12,
    data: forum,
  });
});

test.each([
  { why: 'nobody shows a pass', callApi: null },
  { why: 'the pass ran out', callApi: answering(401, { code: 'login_required', error: '' }) },
  { why: 'there is no such thing for them', callApi: answering(404, { code: 'not_found', error: '' }) },
  { why: 'the API fails', callApi: answering(500, { code: 'internal', error: '' }) },
  { why: 'the API cannot be reached', callApi: createApiClient(() => Promise.reject(new Error('no'))) },
])('nothing is given, and nothing fails, where $why', async ({ callApi }) => {
  expect(await give(visitOf(callApi), readForum, { params })).toBeNull();
});

test('nothing is given for an address that names nothing', async () => {
  const visit = visitOf(answering(200, {}));

  expect(await give(visit, readForum, { params: { forumId: 'x', page: '0' } })).toBeNull();
});

test('an API that takes its time is not waited for', async () => {
  vi.useFakeTimers();
  const given = give(visitOf(createApiClient(() => new Promise(() => {}))), readForum, { params });

  await vi.advanceTimersByTimeAsync(1_500);

  expect(await given).toBeNull();
});
