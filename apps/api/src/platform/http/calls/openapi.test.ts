import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakingChanges } from '../../../../test/checks/breaking-changes.ts';
import { createTestWorld } from '../../../../test/world.ts';

const SNAPSHOT = join(import.meta.dirname, '../../../../../../docs/openapi.json');

const world = await createTestWorld();
const document = (await world.app.inject({ url: '/api/openapi.json' })).json();

test('the contract is published as OpenAPI 3.1, to anybody who asks', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/all-sets/{setId}'].get).toMatchObject({
    summary: 'One set with its items.',
    tags: ['sets'],
    security: [{ key: [] }],
    parameters: [{ name: 'setId', in: 'path', required: true }],
  });
  expect(document.components.securitySchemes.key).toMatchObject({ in: 'header', name: 'X-WallaBee-API-Key' });
});

test('nothing that programs rely on has changed since the document was last kept', async () => {
  const snapshot = JSON.parse(await readFile(SNAPSHOT, 'utf8'));

  expect(breakingChanges(snapshot, document)).toEqual([]);
});

/** `npx vitest run openapi --update` updates the document; the test above still reports breaking changes. */
test('the kept document tells of every call', async () => {
  await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot(SNAPSHOT);
});
