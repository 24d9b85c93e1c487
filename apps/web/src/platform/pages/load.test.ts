import { readForum } from '@wallabee/contract/forums/forum';
import { type CallApi, createApiClient } from '@wallabee/contract/protocol/client';
import { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { find, load, loadForReader } from './load.ts';
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

describe('an address whose input the API refuses', () => {
  const visit = (status: number) => {
    const context = new RouterContextProvider();
    context.set(visitContext, { callApi: answering(status, { code: 'bad_input', error: 'no' }) } as never);
    return context;
  };

  test.each([400, 404, 405, 413, 414])('is a page that does not exist: %i [ER-03]', async (status) => {
    await expect(load(visit(status), readForum, { params })).rejects.toMatchObject({
      init: { status: 404 },
    });
    expect(await find(visit(status), readForum, { params })).toBeNull();
  });

  test.each([
    { status: 401, page: 503 },
    { status: 403, page: 503 },
    { status: 429, page: 429 },
    { status: 500, page: 500 },
  ])('is none: where the site itself is refused or fails with $status, the page is a $page', async (kind) => {
    const failed = { init: { status: kind.page } };

    await expect(load(visit(kind.status), readForum, { params })).rejects.toMatchObject(failed);
    await expect(find(visit(kind.status), readForum, { params })).rejects.toMatchObject(failed);
  });
});
