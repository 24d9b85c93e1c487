import { SetId } from '@wallabee/contract/protocol/ids';
import type { SetDetail, SetItem } from '@wallabee/contract/sets/set';
import { expect, test } from 'vitest';
import { infoStrings } from './info.strings.ts';
import { favouriteSetIds, pickFavourites, team } from './team.ts';

test('there are a president, a product manager, a lead designer and a volunteer programmer [SP-01]', () => {
  expect(team.map(({ post }) => infoStrings.team[post].role)).toEqual([
    'President',
    'Product manager',
    'Lead designer',
    'Volunteer programmer',
  ]);
  expect(favouriteSetIds).toHaveLength(8);
});

test('only the favourites of a set are sent to the page', () => {
  const picked = pickFavourites([aSet(48, [961, 975])]);

  expect(picked.sets).toEqual([{ id: 48, name: 'Set 48', hue: 290, image_key: 's' }]);
  expect(picked.items).toEqual([{ item_type_id: 975, name: 'Item 975', hue: 290, image_key: 'i' }]);
});

test('favourites that the catalogue does not have are left out', () => {
  expect(pickFavourites([])).toEqual({ sets: [], items: [] });
});

function aSet(id: number, itemTypeIds: number[]): SetDetail {
  const items = itemTypeIds.map((item_type_id) => ({
    item_type_id,
    name: `Item ${item_type_id}`,
    image_key: 'i',
  }));
  const set: Partial<SetDetail> = { id: SetId.parse(id), name: `Set ${id}`, hue: 290, image_key: 's' };
  return { ...set, items: items as Partial<SetItem>[] } as SetDetail;
}
