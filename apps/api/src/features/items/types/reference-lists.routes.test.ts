import {
  listContainers,
  listFormulas,
  listMixExceptions,
  listOneOfAKinds,
  listRetired,
  listUniqueOwners,
  listUsedExceptions,
} from '@wallabee/contract/items/reference-lists';
import { expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';

const world = await createTestWorld();

test('GET formulas joins the ids of the components with a plus [AP-19]', async () => {
  await world.aSet({ id: 40 });
  const [lens, bell, horn] = [await aType('Great Lens'), await aType('Fog Bell'), await aType('Fog Horn')];
  await world.db
    .insertInto('formula')
    .values([
      { item_type_id: horn, position: 1, first_component_id: bell, second_component_id: bell },
      { item_type_id: horn, position: 0, first_component_id: lens, second_component_id: bell },
    ])
    .execute();
  await world.catalogue.reload();

  const response = await world.call(listFormulas, {});

  expect(response.json()).toEqual([
    { item_type: horn, formula: `${lens}+${bell}` },
    { item_type: horn, formula: `${bell}+${bell}` },
  ]);
});

test('GET old-unique-set/owners lists the owners in their order, the staff as 0 [AP-19, IT-04]', async () => {
  const [ada, bob] = [await world.aPlayer(), await world.aPlayer()];
  await world.aSet({ id: 25 });
  const first = await world.anItemType({ set_id: 25 });
  const second = await world.anItemType({ set_id: 25 });
  await world.anItemType({ set_id: 25 });
  await world.db
    .insertInto('unique_owner')
    .values([
      { item_type_id: first, position: 1, player_id: ada.id },
      { item_type_id: first, position: 0, player_id: bob.id },
      { item_type_id: second, position: 0, player_id: null },
    ])
    .execute();
  await world.catalogue.reload();

  const response = await world.call(listUniqueOwners, {});

  expect(response.json()).toEqual([
    { item_type_id: first, owners: [bob.id, ada.id] },
    { item_type_id: second, owners: [0] },
  ]);
});

test('GET one-of-a-kind and GET retired list the ids of their types [AP-19]', async () => {
  await world.aSet({ id: 40 });
  await world.anItemType({ set_id: 40 });
  const single = await world.anItemType({ set_id: 40, is_one_of_a_kind: true });
  const retired = await world.anItemType({ set_id: 40, is_retired: true });

  const singles = await world.call(listOneOfAKinds, {});
  const past = await world.call(listRetired, {});

  expect(singles.json()).toEqual([single]);
  expect(past.json()).toEqual([retired]);
});

test('GET containers lists their contents, with the names of the sets [AP-19, IT-08]', async () => {
  await world.aSet({ id: 40, name: 'Lighthouse' });
  const [chest, bell] = [await aType('Sea Chest'), await aType('Fog Bell')];
  await world.db
    .insertInto('container_content')
    .values({ container_id: chest, item_type_id: bell })
    .execute();
  await world.catalogue.reload();

  const response = await world.call(listContainers, {});

  expect(response.json()).toEqual([
    {
      item_type_id: chest,
      name: 'Sea Chest',
      set_name: 'Lighthouse',
      contents: [{ item_type_id: bell, name: 'Fog Bell', set_name: 'Lighthouse' }],
    },
  ]);
});

test('GET mix-exceptions and GET used-exceptions include explanations [AP-19, IT-07]', async () => {
  await world.aSet({ id: 40 });
  const [ghost, collars, lot] = [
    await aType('Ghost of a Loaf'),
    await aType('Collars'),
    await aType('Job Lot'),
  ];
  await world.db
    .insertInto('mix_exception')
    .values({ item_type_id: ghost, component_ids: [collars, lot], explanation: 'On a Sunday.' })
    .execute();
  await world.db
    .insertInto('used_exception')
    .values({ item_type_id: lot, explanation: 'There is no list.' })
    .execute();
  await world.catalogue.reload();

  const mixes = await world.call(listMixExceptions, {});
  const uses = await world.call(listUsedExceptions, {});

  expect(mixes.json()).toEqual([{ item_type_id: ghost, with: [collars, lot], explanation: 'On a Sunday.' }]);
  expect(uses.json()).toEqual([{ item_type_id: lot, explanation: 'There is no list.' }]);
});

const LISTS = [
  listFormulas,
  listUniqueOwners,
  listOneOfAKinds,
  listRetired,
  listContainers,
  listMixExceptions,
  listUsedExceptions,
];

test.each(LISTS)(
  'GET $path is empty in an empty world, cacheable, and needs a key [AP-01, AP-19]',
  async (list) => {
    const first = await world.call(list, {});
    const again = await world.app.inject({
      url: `/api${list.path}/`,
      headers: { 'x-wallabee-api-key': TEST_KEY, 'if-none-match': String(first.headers.etag) },
    });
    const stranger = await world.call(list, { key: null });

    expect(first.json()).toEqual([]);
    expect(again.statusCode).toBe(304);
    expect(stranger.statusCode).toBe(401);
  },
);

function aType(name: string) {
  return world.anItemType({ set_id: 40, name });
}
