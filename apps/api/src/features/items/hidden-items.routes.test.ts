import { readActivity, readHistory } from '@wallabee/contract/items/history';
import { readItem, readNumberedItem, readNumberedItemByOldName } from '@wallabee/contract/items/item';
import { readJourney } from '@wallabee/contract/items/journey';
import { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { readProof } from '@wallabee/contract/provenance/item-proof';
import { readSeal } from '@wallabee/contract/provenance/seal';
import { search } from '@wallabee/contract/search/search';
import { beforeEach, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();
const DAY = '2016-03-01';
let ada: TestPlayer;
let type: ItemTypeId;

beforeEach(async () => {
  ada = await world.aPlayer('ada');
  await world.aSet({ id: 40 });
  type = ItemTypeId.parse(await world.anItemType({ set_id: 40, name: '?' }));
  await world.db
    .insertInto('variant')
    .values({ item_type_id: type, variant_id: 2, name: 'Red', hue: 1 })
    .execute();
  await world.catalogue.reload();
});

const HIDDEN = {
  name: '?',
  variant_id: null,
  variant_name: null,
  location: 'hidden',
  status: 'DEFAULT',
  saved: false,
  mixing_pool: false,
  user_id: null,
  user: null,
  place_id: null,
  place: null,
  used_in_mix: null,
  used_in: null,
  created_at: '1970-01-01T00:00:00.000Z',
};

test.each(['lockbox', 'saved', 'dropped', 'mixed', 'mixing_pool'] as const)(
  'a hidden item shows neither owner, place, look nor use, whether of now or the past: %s [QL-04]',
  async (location) => {
    const item_id = await aStoredItem(location);
    const params = { itemTypeId: type, number: 1 };
    const hidden = { ...HIDDEN, item_id, number: 1 };

    const answers = [
      await world.call(readItem, { params: { itemId: item_id } }),
      await world.call(readNumberedItem, { params }),
      await world.call(readNumberedItem, { params, as: ada }),
      await world.call(readNumberedItem, { params, query: { at: DAY } }),
      await world.call(readNumberedItemByOldName, { params }),
    ];

    for (const answer of answers) {
      expect(answer.json()).toMatchObject(hidden);
      expect(answer.json().image_url_100).toContain(`/item-${type}-100.png`);
    }
  },
);

test('a search shows no variant of a hidden item [QL-04]', async () => {
  await aStoredItem('saved');

  const answer = await world.call(search, { query: { q: `status:hidden`, of: 'numbers', page: 1 } });

  expect(answer.json().results).toMatchObject([{ number: 1, status: 'hidden' }]);
  expect(answer.json().results[0].image_url_100).toContain(`/item-${type}-100.png`);
});

test('an item has no history, journey, seal or proof until its type is discovered [QL-04]', async () => {
  const item_id = await aStoredItem('saved');
  const of = { params: { itemId: item_id } };
  const read = async () => ({
    history: (await world.call(readHistory, of)).json().length,
    activity: (await world.call(readActivity, of)).json().posts.length,
    chapters: (await world.call(readJourney, of)).json().chapters.length,
    seal: (await world.call(readSeal, of)).statusCode,
    proof: (await world.call(readProof, of)).statusCode,
  });

  const hidden = await read();
  await rename('Moth');
  const shown = await read();
  await rename('?');

  expect(hidden).toEqual({ history: 0, activity: 0, chapters: 0, seal: 404, proof: 404 });
  expect(shown).toEqual({ history: 1, activity: 1, chapters: 1, seal: 200, proof: 200 });
  expect(await read()).toEqual(hidden);
});

async function rename(name: string) {
  await world.db
    .updateTable('item_type')
    .set({ name, released_at: name === '?' ? null : '2016-01-01' })
    .where('id', '=', type)
    .execute();
  await world.catalogue.reload();
}

async function aStoredItem(location: 'lockbox' | 'saved' | 'dropped' | 'mixed' | 'mixing_pool') {
  const isHeld = location === 'lockbox' || location === 'saved';
  const user_id = isHeld ? ada.id : null;
  const place_id = location === 'dropped' ? await world.aPlace() : null;
  const used_in = location === 'mixed' ? await aProduct() : null;
  const { item_id } = await world.anItem({
    item_type_id: type,
    number: 1,
    variant_id: 2,
    location,
    user_id,
    place_id,
    used_in_item_id: used_in,
    is_locked: location === 'lockbox',
  });
  await world.aHistory({
    item_id,
    type: 'itemfound',
    user_id: ada.id,
    created_at: `${DAY}T10:00:00Z`,
    location,
    holder_id: user_id,
    place_id,
    primary_item_id: used_in ?? item_id,
  });
  return ItemId.parse(item_id);
}

async function aProduct() {
  return (await world.anItem({ item_type_id: await world.anItemType({ set_id: 40, name: 'Lamp' }) })).item_id;
}
