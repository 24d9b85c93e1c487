import { describe, expect, test } from 'vitest';
import { ItemId, ItemTypeId, PlaceId, PlayerId } from '../protocol/ids.ts';
import { ITEM_LOCATIONS } from './item-location.ts';
import { type Located, whereabouts, whereaboutsParts } from './whereabouts.ts';

const ada = { id: PlayerId.parse(7), name: 'Ada', image_url: '' };
const pier = { id: PlaceId.parse(3), name: 'Saltby Pier', image_url: '' };
const horn = {
  item_id: ItemId.parse(90),
  item_type_id: ItemTypeId.parse(12),
  number: 1204,
  name: 'Fog Horn',
};

const cases: { item: Partial<Located>; text: string }[] = [
  { item: { location: 'saved', user: ada }, text: 'Saved by Ada' },
  { item: { location: 'lockbox', status: 'LOCKBOX', user: ada }, text: 'In the LOCKBOX of Ada' },
  { item: { location: 'pouch', user: ada }, text: 'In the POUCH of Ada' },
  { item: { location: 'pouch', status: 'LOCKED', user: ada }, text: 'In the POUCH of Ada' },
  { item: { location: 'dropped', user: ada, place: pier }, text: 'Is LOCKED by Ada at Saltby Pier' },
  { item: { location: 'dropped', place: pier }, text: 'Is DROPPED at Saltby Pier' },
  { item: { location: 'mixed', used_in: horn }, text: 'Used to CREATE or ADD to Fog Horn #1,204' },
  { item: { location: 'mixed' }, text: 'Item Destroyed' },
  { item: { location: 'mixing_pool' }, text: 'Can be found in The Mixerpool' },
  { item: { location: 'unique_pool', status: 'UNIQUEPOOL' }, text: 'Can be found in The Unique Pool' },
  { item: { location: 'limbo', status: 'LIMBO' }, text: 'Can be found in Limbo' },
  { item: { location: 'recycle_center', status: 'RECYCLE' }, text: 'Can be found in The Recycle Center' },
  { item: { location: 'destroyed' }, text: 'Item Destroyed' },
];

describe('whereabouts [NU-03]', () => {
  test.each(cases)('$item.location ($item.status) reads "$text"', ({ item, text }) => {
    expect(whereabouts(anItem(item))).toBe(text);
  });

  test('every location is in the table', () => {
    expect(new Set(cases.map(({ item }) => item.location))).toEqual(new Set(ITEM_LOCATIONS));
  });

  test('an item that does not exist has not been created yet', () => {
    expect(whereabouts(null)).toBe('Item has not been created yet!');
  });

  test('a response without player or place still gets a text', () => {
    expect(whereabouts(anItem({ location: 'pouch' }))).toBe('In the POUCH of somebody');
    expect(whereabouts(anItem({ location: 'dropped' }))).toBe('Is DROPPED at a place');
  });

  test('names are separate parts, so that they can be links', () => {
    const parts = whereaboutsParts(anItem({ location: 'dropped', user: ada, place: pier }));

    expect(parts).toEqual(['Is LOCKED by ', { player: ada }, ' at ', { place: pier }]);
  });
});

function anItem(named: Partial<Located>): Located {
  return { location: 'pouch', status: 'DEFAULT', user: null, place: null, used_in: null, ...named };
}
