import { readOwnPouch } from '@wallabee/contract/pouch/own-pouch';
import { expect, test } from 'vitest';
import { BREAD, createActionWorld, FLOUR, WATER } from '../../../test/builders/action-world.ts';
import type { TestPlayer } from '../../../test/world.ts';

const { world, aScene, has, listed, perform } = await createActionWorld();

const read = async (as: TestPlayer) => (await world.call(readOwnPouch, { as })).json();

const withhold = ({ id }: TestPlayer, item_id: number, is_offered = false) =>
  world.db.insertInto('swap_offer').values({ player_id: id, item_id, is_offered }).execute();

test('each item says what the player knows of it, the newest first [PN-04]', async () => {
  const { ada, ben } = await aScene();
  await has(ada, FLOUR, { location: 'saved', number: 50 });
  const at = (day: number) => ({ changed_at: `2020-01-0${day}T00:00:00Z` });
  const better = await has(ada, FLOUR, { number: 40, ...at(9) });
  const spare = await has(ada, FLOUR, { number: 60, ...at(8) });
  const locked = await has(ada, WATER, { is_locked: true, ...at(7) });
  const withheld = await has(ada, WATER, at(6));
  const offered = await has(ada, WATER, at(5));
  const onSale = await listed(ada, 30, WATER);
  await withhold(ada, withheld);
  await withhold(ada, offered, true);
  await has(ben, WATER);
  await has(ada, WATER, { location: 'lockbox' });

  const { items } = await read(ada);

  const plain = { saved_number: null, is_spare: false, is_locked: false, is_withheld: false, price: null };
  expect(items).toEqual([
    { ...plain, item_id: better, saved_number: 50 },
    { ...plain, item_id: spare, saved_number: 50, is_spare: true },
    { ...plain, item_id: locked, is_locked: true },
    { ...plain, item_id: withheld, is_withheld: true },
    { ...plain, item_id: offered },
    { ...plain, item_id: onSale, price: 30 },
  ]);
});

test('a mix of free items is offered and can be made as it is; a retired result is not [PN-04]', async () => {
  const { ada } = await aScene();
  const [flour, water] = [await has(ada, FLOUR), await has(ada, WATER)];

  const { mixes } = await read(ada);

  expect(mixes).toMatchObject([
    { item: { item_type_id: BREAD, name: 'Bread' }, is_missing: true, first_id: flour, second_id: water },
  ]);
  const { item, first_id, second_id } = mixes[0];
  const body = { action: 'mix', first_id, second_id, result_type_id: item.item_type_id };
  expect((await perform(ada, body)).statusCode).toBe(200);
  expect((await read(ada)).mixes).toEqual([]);
});

test.each<{ why: string; part: (ada: TestPlayer) => Promise<unknown> }>([
  { why: 'locked', part: (ada) => has(ada, WATER, { is_locked: true }) },
  { why: 'on the Market', part: (ada) => listed(ada, 5, WATER) },
  { why: 'withheld', part: async (ada) => withhold(ada, await has(ada, WATER)) },
  { why: 'saved', part: (ada) => has(ada, WATER, { location: 'saved' }) },
])('nothing is mixed with an item that is $why [PN-04, PN-02]', async ({ part }) => {
  const { ada } = await aScene();
  await has(ada, FLOUR);
  await part(ada);

  expect((await read(ada)).mixes).toEqual([]);
});

test('the own pouch needs a token [PN-04, AP-01]', async () => {
  expect((await world.call(readOwnPouch, {})).statusCode).toBe(401);
});
