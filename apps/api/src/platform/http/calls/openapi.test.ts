import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakingChanges } from '../../../../test/checks/breaking-changes.ts';
import { createTestWorld } from '../../../../test/world.ts';

const SNAPSHOT = join(import.meta.dirname, '../../../../../../docs/openapi.json');

const world = await createTestWorld();
const document = (await world.app.inject({ url: '/api/openapi.json' })).json();

test('the contract is published as OpenAPI 3.1 without a key', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/all-sets/{setId}'].get).toMatchObject({
    summary: 'One set with its items.',
    tags: ['sets'],
    security: [{ key: [] }],
    parameters: [{ name: 'setId', in: 'path', required: true }],
  });
  expect(document.components.securitySchemes.key).toMatchObject({ in: 'header', name: 'X-WallaBee-API-Key' });
});

test('the contract has no breaking changes against the stored document', async () => {
  const snapshot = JSON.parse(await readFile(SNAPSHOT, 'utf8'));

  expect(breakingChanges(snapshot, document)).toEqual([]);
});

/** `npx vitest run openapi --update` updates the document; the test above still reports breaking changes. */
test('the stored document is up to date', async () => {
  await expect(`${JSON.stringify(document, null, 1)}\n`).toMatchFileSnapshot(SNAPSHOT);
});
