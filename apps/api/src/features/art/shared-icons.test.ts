import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const { app, catalogue, aSet, anItemType } = await createTestWorld();

test('types with the same icon have different drawings, entity tags and keys [WD-01]', async () => {
  const ids = [await anItemType({ set_id: await aSet() }), await anItemType({ set_id: await aSet() })];

  const [one, other] = await Promise.all(ids.map(drawingOf));

  expect(one?.picture).not.toBe(other?.picture);
  expect(one?.etag).not.toBe(other?.etag);
  expect(one?.key).not.toBe(other?.key);
});

test('a drawing that changes because of another type has a new key and entity tag', async () => {
  const later = await anItemType({ set_id: await aSet(), id: 3_000, icon: 'banjo' });
  const before = await drawingOf(later);

  await anItemType({ set_id: await aSet(), id: 2_999, icon: 'banjo' });

  const after = await drawingOf(later);
  expect(after.picture).not.toBe(before.picture);
  expect(after.etag).not.toBe(before.etag);
  expect(after.key).not.toBe(before.key);
});

test('a new type changes no drawing of a lower id', async () => {
  const first = await anItemType({ set_id: await aSet(), id: 3_100, icon: 'violin' });
  const before = await drawingOf(first);

  await anItemType({ set_id: await aSet(), id: 3_101, icon: 'violin' });

  expect(await drawingOf(first)).toEqual(before);
});

async function drawingOf(id: number) {
  const { headers, rawPayload } = await app.inject(`/art/item-${id}-50.webp`);
  const key = catalogue.current().items.get(id as never)?.image_key;
  return { picture: rawPayload.toString('base64'), etag: headers.etag, key };
}
