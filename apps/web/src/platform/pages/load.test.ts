import { readForum } from '@wallabee/contract/forums/forum';
import { type CallApi, createApiClient } from '@wallabee/contract/protocol/client';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadForReader } from './load.ts';
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

test('a reader with a page session gets the API’s response for them', async () => {
  const forum = { posts: [] };

  expect(await loadForReader(visitOf(answering(200, forum)), readForum, { params })).toEqual({
    readerId: 12,
    data: forum,
  });
});

test.each([
  { why: 'there is no page session', callApi: null },
  { why: 'the page session has expired', callApi: answering(401, { code: 'login_required', error: '' }) },
  { why: 'it does not exist for them', callApi: answering(404, { code: 'not_found', error: '' }) },
  { why: 'the API fails', callApi: answering(500, { code: 'internal', error: '' }) },
  { why: 'the API cannot be reached', callApi: createApiClient(() => Promise.reject(new Error('no'))) },
])('the page is rendered without data if $why', async ({ callApi }) => {
  expect(await loadForReader(visitOf(callApi), readForum, { params })).toBeNull();
});

test('the page is rendered without data for an invalid address', async () => {
  const visit = visitOf(answering(200, {}));

  expect(await loadForReader(visit, readForum, { params: { forumId: 'x', page: '0' } })).toBeNull();
});

test('the page does not wait for a slow API', async () => {
  vi.useFakeTimers();
  const served = loadForReader(visitOf(createApiClient(() => new Promise(() => {}))), readForum, { params });

  await vi.advanceTimersByTimeAsync(1_500);

  expect(await served).toBeNull();
});
