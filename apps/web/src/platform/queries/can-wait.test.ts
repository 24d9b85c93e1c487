import 'fake-indexeddb/auto';
import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeStorage, listEntries } from '../outbox/outbox-storage.ts';
import { renderHook } from './render-hook.fixture.tsx';
import { useApiMutation } from './use-api-mutation.ts';

const fetched = vi.fn<typeof fetch>();
const stored = { token: 'token-of-ada', userId: '1', username: 'ada' };

beforeEach(async () => {
  await closeStorage();
  globalThis.indexedDB = new IDBFactory();
  fetched.mockReset().mockImplementation(async () => Response.json({ success: true }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', { ...stored, getItem: () => null, setItem: () => {}, removeItem: () => {} });
  onTestFinished(() => void vi.unstubAllGlobals());
});

function aMessage() {
  const [onSuccess, onError, onWaiting, onSettled] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { result } = renderHook(() =>
    useApiMutation(inboxCalls.sendMessage, {
      onSuccess,
      onError,
      onSettled,
      canWait: {
        stale: [inboxCalls.listConversations],
        show: ({ body: { text } }) => ({
          queue: 'conversation:2',
          what: 'Message',
          text,
          href: '/u/ada/inbox/2',
        }),
        onWaiting,
      },
    }),
  );
  return {
    onSuccess,
    onError,
    onWaiting,
    async send(text: string) {
      const before = onSettled.mock.calls.length;
      result.mutate({ params: { userId: 2 as PlayerId }, body: { text } });
      await expect.poll(() => onSettled.mock.calls.length).toBe(before + 1);
    },
  };
}

const keySent = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers).get('Idempotency-Key');

test('with a network it is sent, and nothing waits [FK-02]', async () => {
  const { send, onSuccess, onWaiting } = aMessage();

  await send('Hello');

  expect(onSuccess).toHaveBeenCalledTimes(1);
  expect(onWaiting).not.toHaveBeenCalled();
  expect(await listEntries(1)).toEqual([]);
});

test('where the connection fails it waits with the key of the attempt [FK-02]', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { send, onError, onWaiting } = aMessage();

  await send('Hello');

  expect(onWaiting).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
  const [entry] = await listEntries(1);
  expect(entry).toMatchObject({
    key: keySent(0),
    call: { method: 'POST', path: inboxCalls.sendMessage.path },
    input: { params: { userId: 2 }, body: { text: 'Hello' } },
    stale: [inboxCalls.listConversations.path],
    state: 'waiting',
  });
  expect(entry?.triedAt).not.toBeNull();
});

test('without a network it is not tried [FK-02]', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { send } = aMessage();

  await send('Hello');

  expect(fetched).not.toHaveBeenCalled();
  expect((await listEntries(1))[0]).toMatchObject({ triedAt: null });
});

test('what is written later in the same queue waits behind it, with a key of its own [FK-02]', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { send } = aMessage();

  await send('First');
  await send('Second');

  const entries = await listEntries(1);
  expect(entries.map(({ shown }) => shown.text)).toEqual(['First', 'Second']);
  expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([400, 409, 429, 500, 503])('an answer with %i fails, and nothing waits [FK-02]', async (status) => {
  fetched.mockImplementation(async () => Response.json({ code: 'refused', error: 'No.' }, { status }));
  const { send, onError, onWaiting } = aMessage();

  await send('Hello');

  expect(onError).toHaveBeenCalledTimes(1);
  expect(onWaiting).not.toHaveBeenCalled();
  expect(await listEntries(1)).toEqual([]);
});

test('where the player has logged out during the download nothing is stored [FK-03]', async () => {
  fetched.mockImplementation(async () => {
    vi.stubGlobal('localStorage', {});
    throw new TypeError('Failed to fetch');
  });
  const { send, onError } = aMessage();

  await send('Hello');

  expect(onError).toHaveBeenCalledTimes(1);
  expect(await listEntries(1)).toEqual([]);
});

test('where nothing can be stored it fails as before', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('Forbidden.');
    },
  });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { send, onError } = aMessage();

  await send('Hello');

  expect(onError).toHaveBeenCalledTimes(1);
});
