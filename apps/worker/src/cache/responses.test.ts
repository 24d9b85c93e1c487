import { afterEach, expect, test, vi } from 'vitest';
import { aCache } from './a-cache.fixture.ts';
import { cachedAtOf, cacheResponse, readResponse, trim } from './responses.ts';

afterEach(() => void vi.unstubAllGlobals());

const REQUEST = new Request('https://bee.example/tools');

test('a stored response says when it was stored [FK-01]', async () => {
  const cache = aCache();

  await cacheResponse(cache, REQUEST, new Response('sets'));

  vi.stubGlobal('caches', cache);
  const read = await readResponse('pages', REQUEST);
  expect(await read?.clone().text()).toBe('sets');
  expect(Math.abs(Date.now() - Date.parse((read && cachedAtOf(read)) ?? ''))).toBeLessThan(10_000);
});

test('storing says whether the response is another than the last', async () => {
  const cache = aCache();

  const changed = [];
  for (const text of ['one', 'one', 'two'])
    changed.push(await cacheResponse(cache, REQUEST, new Response(text)));

  expect(changed).toEqual(['changed', 'same', 'changed']);
});

test('on a full device no old copy stays in place of a newer answer', async () => {
  const cache = aCache();
  await cacheResponse(cache, REQUEST, new Response('old'));
  const full = { ...cache, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };

  expect(await cacheResponse(full as Cache, REQUEST, new Response('new'))).toBe('changed');
  expect(await cache.match(REQUEST.url)).toBeUndefined();
});

test('the oldest go first', async () => {
  const cache = aCache();
  for (const nth of [1, 2, 3])
    await cacheResponse(cache, new Request(`https://bee.example/${nth}`), new Response('page'));

  await trim(cache, 2);

  expect((await cache.keys()).map(({ url }) => url)).toEqual([
    'https://bee.example/2',
    'https://bee.example/3',
  ]);
});
