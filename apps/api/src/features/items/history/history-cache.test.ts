import { readHistory } from '@wallabee/contract/items/history';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();

test('a cached history has a new event and a new name at once [AP-18, SP-08]', async () => {
  await world.aSet({ id: 40, name: 'Lighthouse' });
  const { item_id } = await world.anItem({ item_type_id: await world.anItemType({ set_id: 40 }), number: 7 });
  const ada = await world.aPlayer('ada');
  const event = { item_id, user_id: ada.id };
  await world.aHistory({ ...event, type: 'itemfound' });
  const entries = async () => {
    const response = await world.call(readHistory, { params: { itemId: item_id } });
    return readHistory.response.parse(response.json()).map(({ type, user }) => [type, user?.name]);
  };
  expect(await entries()).toEqual([['itemfound', 'ada']]);

  await world.db.updateTable('player').set({ name: 'Ada L.' }).where('id', '=', ada.id).execute();
  expect(await entries()).toEqual([['itemfound', 'Ada L.']]);

  await world.aHistory({ ...event, type: 'itemdropped' });
  expect(await entries()).toEqual([
    ['itemdropped', 'Ada L.'],
    ['itemfound', 'Ada L.'],
  ]);
});
