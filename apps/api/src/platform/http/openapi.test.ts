import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();

test('the contract is published as OpenAPI 3.1, to anybody who asks', async () => {
  const response = await world.app.inject({ url: '/api/openapi.json' });

  const document = response.json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/all-sets/{setId}'].get).toMatchObject({
    summary: 'One set with its items.',
    tags: ['sets'],
    security: [{ key: [] }],
    parameters: [{ name: 'setId', in: 'path', required: true }],
  });
  expect(document.components.securitySchemes.key).toMatchObject({ in: 'header', name: 'X-WallaBee-API-Key' });
});
