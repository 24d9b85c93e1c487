import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CatalogueFile, downloadCatalogue } from '@wallabee/contract/bulk/bulk';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();

beforeEach(async () => {
  await world.aSet({ id: 40, name: 'Harbour Lights', gen_id: 1 });
  const ids = Array.from({ length: 40 }, (_, nth) => 1100 + nth);
  await world.someItemTypes(ids.map((id) => ({ id, set_id: 40, name: `Lamp ${id}` })));
  await world.db
    .insertInto('formula')
    .values({ item_type_id: 1102, position: 1, first_component_id: 1100, second_component_id: 1101 })
    .execute();
  await world.catalogue.reload();
});

describe('the catalogue as one file', () => {
  test('contains every set, type and formula, and no number that changes often', async () => {
    const file = (await world.call(downloadCatalogue, {})).json();

    expect(CatalogueFile.strict().safeParse(file).error).toBeUndefined();
    expect(file.sets).toMatchObject([{ id: 40, name: 'Harbour Lights' }]);
    expect(file.item_types).toHaveLength(40);
    expect(file.formulas).toEqual([{ item_type: 1102, formula: '1100+1101' }]);
    expect(JSON.stringify(file)).not.toContain('total_issued');
  });

  test.each([
    { coding: 'br', read: brotliDecompressSync },
    { coding: 'gzip', read: gunzipSync },
  ])('is compressed as $coding for clients that accept it', async ({ coding, read }) => {
    const plain = await download({});

    const compressed = await download({ 'accept-encoding': coding });

    expect(compressed.headers['content-encoding']).toBe(coding);
    expect(compressed.headers['content-disposition']).toContain('wallabee-catalogue.json');
    expect(read(compressed.rawPayload).toString()).toBe(plain.body);
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  });

  test('is answered with 304 until the catalogue changes', async () => {
    const { etag } = (await download({})).headers;

    const again = await download({ 'if-none-match': String(etag) });
    await world.anItemType({ id: 1200, set_id: 40, name: 'Foghorn' });
    const changed = await download({ 'if-none-match': String(etag) });

    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(changed.statusCode).toBe(200);
  });
});

function download(headers: Record<string, string>) {
  return world.app.inject({
    url: '/api/bulk/catalogue',
    headers: { 'x-wallabee-api-key': TEST_KEY, ...headers },
  });
}
