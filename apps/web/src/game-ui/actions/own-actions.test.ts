import { expect, test } from 'vitest';
import { type OwnItem, ownActions } from './own-actions.ts';

const item = {
  item_id: 12,
  item_type_id: 109,
  number: 50,
  set_id: 40,
  status: 'pouch',
  is_locked: false,
  price: null,
} as OwnItem;

test.each<{ name: string; item: Partial<OwnItem>; saved: number | null; does: string[] }>([
  { name: 'a free item', item: {}, saved: null, does: ['save', 'lock', 'list_on_market', 'stash'] },
  { name: 'a better number', item: {}, saved: 51, does: ['save', 'lock', 'list_on_market', 'stash'] },
  { name: 'a spare', item: {}, saved: 49, does: ['lock', 'list_on_market', 'stash'] },
  { name: 'a locked item', item: { is_locked: true }, saved: null, does: ['unlock', 'stash'] },
  { name: 'a listed item', item: { price: 9 }, saved: null, does: ['withdraw_from_market'] },
  { name: 'a saved item', item: { status: 'saved' }, saved: 50, does: ['unsave'] },
  { name: 'an item in the lockbox', item: { status: 'lockbox' }, saved: null, does: ['unstash'] },
  { name: 'a dropped item', item: { status: 'dropped' }, saved: null, does: [] },
  { name: 'a Wallagraphic', item: { set_id: 13 as never }, saved: null, does: ['save', 'lock', 'stash'] },
])('$name offers what its state allows [PN-04]', ({ item: facts, saved, does }) => {
  expect(ownActions({ ...item, ...facts }, saved).map(({ action }) => action)).toEqual(does);
});
