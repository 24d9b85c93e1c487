import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { API_CHANGES } from '@wallabee/contract/developers/api-changes';
import { callName, callNames } from '@wallabee/contract/developers/call-names';
import { describe, expect, test } from 'vitest';
import { breakingChanges } from '../../../../test/checks/breaking-changes.ts';
import { createTestWorld } from '../../../../test/world.ts';
import { readConfig } from '../../../config.ts';
import { openApiDocument } from './document.ts';

const SNAPSHOT = join(import.meta.dirname, '../../../../../../docs/openapi.json');

const world = await createTestWorld();
const document = (await world.app.inject({ url: '/api/openapi.json' })).json();

test('the contract is published as OpenAPI 3.1 without a key', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/all-sets/{setId}'].get).toMatchObject({
    operationId: 'readSet',
    summary: 'One set with its items.',
    tags: ['sets'],
    security: [{ key: [] }, { app: [] }],
    parameters: [
      { name: 'setId', in: 'path', required: true, schema: { type: 'integer' } },
      { name: 'at', in: 'query', required: false, schema: { type: 'string', format: 'date' } },
    ],
    responses: {
      200: {
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/SetDetail' } } },
      },
    },
  });
  expect(document.components.securitySchemes.key).toMatchObject({ in: 'header', name: 'X-WallaBee-API-Key' });
});

test('every named call is in the document and so has a page', () => {
  const operations: { operationId: string }[] = Object.values(document.paths).flatMap((path) =>
    Object.values(path as object),
  );

  expect(callNames().sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

test('the changelog names only existing calls, and every deprecated one', () => {
  const named = new Set(API_CHANGES.flatMap(({ calls }) => calls));
  const deprecated = world.calls.filter((call) => call.deprecated).map(callName);

  expect([...named].filter((name) => !callNames().includes(name))).toEqual([]);
  expect(deprecated.filter((name) => !named.has(name))).toEqual([]);
  expect(API_CHANGES.map(({ day }) => day)).toEqual(
    API_CHANGES.map(({ day }) => day)
      .sort()
      .reverse(),
  );
});

test('examples are recorded answers, and the parameters are those of the recorded request', () => {
  const { get } = document.paths['/items/{itemTypeId}/number/{number}'];
  const { example } = get.responses['200'].content['application/json'];

  expect(get['x-recorded']).toEqual([
    `/items/${get.parameters[0].example}/number/${get.parameters[1].example}`,
  ]);
  expect(example).toMatchObject({
    item_type_id: get.parameters[0].example,
    number: get.parameters[1].example,
  });
});

test('a player is named by id or by name', () => {
  const [player] = document.paths['/users/{player}'].get.parameters;

  expect(player.schema).toMatchObject({ type: ['integer', 'string'] });
});

test('x-safe corrects a method that misleads about retries', () => {
  const { paths } = document;

  expect(paths['/item-search'].post['x-safe']).toBe(true);
  expect(paths['/forum/thread/{threadId}/close'].get['x-safe']).toBe(false);
  expect(paths['/sets'].get).not.toHaveProperty('x-safe');
});

test('the event stream is documented with its events', () => {
  const { security, responses } = document.paths['/events'].get;
  const { schema } = responses['200'].content['text/event-stream'];

  expect(security).toEqual([{ key: [] }, { keyInAddress: [] }, { key: [], token: [] }, { app: ['read'] }]);
  expect(schema.contentSchema).toEqual({ $ref: '#/components/schemas/StreamedEvent' });
  expect(document.components.schemas.NewItemEvent.properties.event).toMatchObject({ const: 'new_item' });
});

describe('the servers of the document', () => {
  test.each([
    { why: 'a loopback address', settings: {}, urls: ['/api'] },
    {
      why: 'the address of a site',
      settings: { SITE_URL: 'https://wallabee.example' },
      urls: ['https://wallabee.example/api'],
    },
    {
      why: 'a host for the API',
      settings: { SITE_URL: 'https://wallabee.example', API_HOST: 'api.wallabee.example' },
      urls: ['https://api.wallabee.example', 'https://wallabee.example/api'],
    },
  ])('with $why: $urls', async ({ settings, urls }) => {
    const { servers } = await openApiDocument([], readConfig({ WORLD: 'demo', ...settings }));

    expect(servers.map(({ url }) => url)).toEqual(urls);
  });
});

test('the document is compressed, and sent once while it does not change', async () => {
  const compressed = await world.app.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'br' },
  });
  const again = await world.app.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(compressed.headers.etag) },
  });

  expect(JSON.parse(brotliDecompressSync(compressed.rawPayload).toString())).toEqual(document);
  expect(compressed.rawPayload.length).toBeLessThan(100_000);
  expect(again.statusCode).toBe(304);
});

test('the contract has no breaking changes against the stored document', async () => {
  const snapshot = JSON.parse(await readFile(SNAPSHOT, 'utf8'));

  expect(breakingChanges(snapshot, document)).toEqual([]);
});

/** `npx vitest run openapi --update` updates the document; the test above still reports breaking changes. */
test('the stored document is up to date', async () => {
  await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot(SNAPSHOT);
});
