import { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import type { BoundTree } from '../query/bound-query.ts';
import { bindInSmallWorld } from '../query/small-world.fixture.ts';
import { keysOfAlert, MOST_KEYS } from './index-keys.ts';
import type { WaitingAlert } from './waiting-alert.ts';

const said = (alert: WaitingAlert) =>
  keysOfAlert(alert)
    .map(({ of, id }) => `${of} ${id}`.trim())
    .join(', ');

test.each([
  ['#42', 'number 42'],
  ['number<4', 'number 1, number 2, number 3'],
  ['number<100', 'class sd, class dd'],
  ['number:50..2000', 'class dd, class td, class qd'],
  ['yeti number<100 status:market', 'type 3'],
  ['status:market', 'market'],
  ['price<50', 'market'],
  ['is:repdigit status:market', 'pattern repdigit'],
  ['beats:me status:market,place', 'market, location dropped'],
  ['class:td status:lockbox', 'location lockbox'],
  ['owner:fenna or at:museum', 'owner 2, owner 4, place 3, place 4'],
  ['yeti or number>5 status:market', 'type 3, market'],
  ['yeti or -status:market', 'every'],
  ['-yeti', 'every'],
  ['moves>5', 'every'],
  ['name:zzz', ''],
])('%s is found by: %s [AL-02]', (text, keys) => {
  expect(said({ query: bindInSmallWorld(text).query })).toBe(keys);
});

test('an alert about an item or a player is found by it [AL-02]', () => {
  const { query } = bindInSmallWorld('#42');
  expect(said({ query, itemId: ItemId.parse(7) })).toBe('item 7');
  expect(said({ query, playerId: PlayerId.parse(3) })).toBe('player 3');
});

test('a long list is found by something else [AL-02]', () => {
  const ids = Array.from({ length: MOST_KEYS + 1 }, (_, index) => index + 1);
  const query = (tree: BoundTree) => ({ query: { tree, excludesHidden: false, point: null } });
  const types: BoundTree = { is: 'types', ids: new Set(ids.map((id) => ItemTypeId.parse(id))) };

  expect(said(query(types))).toBe('every');
  expect(said(query({ is: 'all', of: [types, { is: 'listed' }] }))).toBe('market');
  expect(said(query({ is: 'place', ids: ids.map((id) => PlaceId.parse(id)) }))).toBe('place any');
});
