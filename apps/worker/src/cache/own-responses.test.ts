import { beforeEach, expect, test, vi } from 'vitest';
import { cacheStorage } from './cache-storage.fixture.ts';
import { cacheOwnLists, deleteOwn, ownResponses, responsesOfLogin } from './own-responses.ts';

const POUCH = '/users/7/pouch';
const ADDRESS = new Request(`https://bee.example/api${POUCH}`);
const EARLIER = '2024-06-06T10:00:00.000Z';

beforeEach(() => void vi.stubGlobal('caches', cacheStorage()));

test('nothing is cached for a player who has not asked for it [FK-01]', async () => {
  expect(await ownResponses('a token')).toBeUndefined();
  expect(await responsesOfLogin()).toBeUndefined();
});

test('the lists answer, and a later response of the network replaces theirs [FK-01]', async () => {
  await cacheOwnLists('a token', aDownload({ [POUCH]: 'listed' }));
  const own = await ownResponses('a token');

  expect(await textOf(own?.read(ADDRESS, POUCH))).toBe('"listed"');
  await own?.put(ADDRESS, Response.json('seen'));
  expect(await textOf(own?.read(ADDRESS, POUCH))).toBe('"seen"');
});

test('lists that were downloaded later replace what was seen before [FK-01]', async () => {
  await cacheOwnLists('a token', aDownload({}));
  await (await ownResponses('a token'))?.put(ADDRESS, Response.json('seen'));

  const later = new Date(Date.now() + 60_000).toISOString();
  await cacheOwnLists('a token', aDownload({ [POUCH]: 'listed' }, later));

  expect(await textOf((await ownResponses('a token'))?.read(ADDRESS, POUCH))).toBe('"listed"');
});

test('another login finds nothing, and its download ends what was there [FK-03]', async () => {
  await cacheOwnLists('a token', aDownload({ [POUCH]: 'listed' }));

  expect(await ownResponses('another')).toBeUndefined();
  await cacheOwnLists('another', aDownload({}));
  expect(await ownResponses('a token')).toBeUndefined();
  expect((await caches.keys()).length).toBe(1);
});

test('no cache is named after a token [FK-03]', async () => {
  await cacheOwnLists('a token', aDownload({}));

  expect((await caches.keys()).join()).not.toContain('a token');
});

test('a response and a download that arrive after a logout are not stored [FK-03]', async () => {
  await cacheOwnLists('a token', aDownload({ [POUCH]: 'listed' }));
  const own = await ownResponses('a token');
  let arrive: ((answer: Response) => void) | undefined;
  const downloading = cacheOwnLists('a token', () => new Promise((resolve) => (arrive = resolve)));
  await vi.waitFor(() => expect(arrive).toBeDefined());

  await deleteOwn();
  arrive?.(await aDownload({})());

  expect(await downloading).toBe(false);
  expect(await own?.put(ADDRESS, Response.json('late'))).toBe('none');
  expect(await own?.read(ADDRESS, POUCH)).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});

test('a response of the player before is not stored for the next [FK-03]', async () => {
  await cacheOwnLists('a token', aDownload({}));
  const before = await responsesOfLogin();
  await cacheOwnLists('another', aDownload({}));

  expect(await before?.put(ADDRESS, Response.json('late'))).toBe('none');
  expect((await caches.keys()).length).toBe(1);
});

test('a login that is opened while a logout deletes it stores nothing [FK-03]', async () => {
  await cacheOwnLists('a token', aDownload({}));

  const deleting = deleteOwn();
  const own = await ownResponses('a token');
  await deleting;

  expect((await own?.put(ADDRESS, Response.json('late'))) ?? 'none').toBe('none');
  expect(await caches.keys()).toEqual([]);
});

function aDownload(answers: Record<string, unknown>, made_at = EARLIER) {
  return async () => Response.json({ made_at, answers });
}

async function textOf(response: Promise<Response | undefined> | undefined) {
  return (await response)?.text();
}
