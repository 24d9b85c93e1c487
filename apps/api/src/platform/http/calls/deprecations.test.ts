import { once } from 'node:events';
import { request } from 'node:http';
import { readNumberedItem, readNumberedItemByOldName } from '@wallabee/contract/items/item';
import { itemAddresses } from '@wallabee/contract/items/items.addresses';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';
import { deprecations } from './deprecations.ts';

const world = await createTestWorld({
  SITE_URL: 'https://wallabee.example',
  API_HOST: 'api.wallabee.example',
});

const PAGE =
  '<https://wallabee.example/developers/calls/read-numbered-item-by-old-name>; rel="deprecation"; type="text/html"';

test('a deprecated call has the date and links to its page and its successor', async () => {
  const { headers } = await get('/api/itemtypes/553/number/7');

  expect(headers.deprecation).toBe(`@${Date.UTC(2026, 10, 19) / 1_000}`);
  expect(headers.link).toBe(
    `${PAGE}, <https://api.wallabee.example/items/553/number/7>; rel="successor-version"`,
  );
  expect(headers).not.toHaveProperty('sunset');
});

test('a refusal of a deprecated call has the headers too', async () => {
  const { statusCode, headers } = await world.app.inject('/api/itemtypes/553/number/7');

  expect(statusCode).toBe(401);
  expect(headers.link).toContain(PAGE);
});

test('other calls do not have the headers', async () => {
  const { headers } = await get('/api/items/553/number/7');

  expect(headers).not.toHaveProperty('deprecation');
  expect(headers).not.toHaveProperty('link');
});

test('the query cannot break out of the link', async () => {
  const { headers } = await get(`/api/itemtypes/${encodeURIComponent('5>; rel="x", <')}/number/7`);

  expect(headers.link).toBe(
    `${PAGE}, <https://api.wallabee.example/items/5%3E%3B%20rel%3D%22x%22%2C%20%3C/number/7>; rel="successor-version"`,
  );
});

test('the successor gives the same answer', async () => {
  const { headers } = await get('/api/itemtypes/553/status?min=1&max=99&x=%20>"');

  expect(headers.link).toContain(
    '<https://api.wallabee.example/single-item/553/status?min=1&max=99&x=%20%3E%22>; rel="successor-version"',
  );
});

test('a query that is sent unescaped cannot end the link', async () => {
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const path = '/api/itemtypes/553/status?x=<a>"';

  const [answer] = await once(request(origin, { path }).end(), 'response');
  answer.resume();

  expect(answer.headers.link).toContain('/553/status?x=%3Ca%3E%22>; rel="successor-version"');
});

test('Sunset is an HTTP date', async () => {
  const app = Fastify();
  await app.register(deprecations, { siteUrl: 'https://wallabee.example', apiUrl: '' });
  const call = {
    ...readNumberedItemByOldName,
    deprecated: { since: '2026-11-19', sunset: '2027-12-31', use: itemAddresses.readNumberedItem },
  };
  app.get('/old', { config: { call } }, () => ({}));

  const { headers } = await app.inject('/old');

  expect(headers.sunset).toBe('Fri, 31 Dec 2027 00:00:00 GMT');
});

test('the OpenAPI document marks deprecated calls, with their successors', async () => {
  const { paths } = (await world.app.inject('/api/openapi.json')).json();

  const old = paths['/itemtypes/{itemTypeId}/number/{number}'].get;
  expect(old).toMatchObject({
    deprecated: true,
    'x-deprecation': { since: '2026-11-19', use: 'readNumberedItem' },
  });
  expect(old.responses['200'].headers).toHaveProperty('Deprecation');
  expect(paths['/items/{itemTypeId}/number/{number}'].get).not.toHaveProperty('deprecated');
  expect(readNumberedItem).not.toHaveProperty('deprecated');
});

function get(url: string) {
  return world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });
}
