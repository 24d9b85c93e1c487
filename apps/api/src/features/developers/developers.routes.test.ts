import { ApiIndex } from '@wallabee/contract/developers/api-index';
import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import { expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld({
  SITE_URL: 'https://wallabee.example',
  API_HOST: 'api.wallabee.example',
});

test.each([
  { url: '/api' },
  { url: '/api/' },
  { url: '//api//' },
  { url: '/', host: 'api.wallabee.example' },
  { url: '/api', host: 'api.wallabee.example' },
])('$url at $host is the index of the API, without a key', async ({ url, host = 'wallabee.example' }) => {
  const response = await world.app.inject({ url, headers: { host } });

  expect(response.statusCode).toBe(200);
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(ApiIndex.parse(response.json())).toMatchObject({
    name: 'WallaBee API',
    version: SITE_VERSION,
    documentation: 'https://wallabee.example/developers',
    openapi: 'https://api.wallabee.example/openapi.json',
    limits: { key: { per_second: 50, burst: 500 }, network: null },
  });
});

test('every call of the index is in the OpenAPI document, and so is the index', async () => {
  const { calls } = (await world.app.inject('/api')).json<ApiIndex>();
  const { paths } = (await world.app.inject('/api/openapi.json')).json<{ paths: object }>();

  const named = Object.values(calls).map((address) => address.replace('https://api.wallabee.example', ''));
  const shapes = new Set(Object.keys(paths).map(withoutNames));
  expect(named.filter((path) => path !== '/events' && !shapes.has(withoutNames(path)))).toEqual([]);
  expect(shapes).toContain('/');
});

test('the index says the limit of a network where there is one', async () => {
  const limited = await createTestWorld({ NETWORK_LIMIT: '1500' });

  const { limits } = (await limited.app.inject('/api')).json<ApiIndex>();

  expect(limits).toMatchObject({ network: { per_second: 1500, burst: 7500 }, call_points: 5 });
});

test('a call of the index is answered', async () => {
  const { calls } = (await world.app.inject('/api')).json<ApiIndex>();
  const { pathname } = new URL(calls.sets ?? '');

  const response = await world.app.inject({
    url: pathname,
    headers: { host: 'api.wallabee.example', 'x-wallabee-api-key': TEST_KEY },
  });

  expect(response.statusCode).toBe(200);
});

function withoutNames(path: string): string {
  return path.replace(/\{\w+\}/g, '{}');
}
