import { ItemId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { ADA, BEN, SAMPLE_START } from '../samples/sample-world.ts';
import type { RecordedEvent } from '../state/history-event.ts';
import type { ItemRole } from '../state/item-type.ts';
import { holdersIn } from './item-holders.ts';

const [given, received, hat] = [ItemId.parse(1), ItemId.parse(2), ItemId.parse(3)];

test.each<{ what: string; event: Partial<RecordedEvent>; item?: ItemId; role?: ItemRole; holders: unknown }>([
  { what: 'who found it', event: { type: 'itemfound' }, holders: [ADA] },
  { what: 'who sold it', event: { type: 'marketsold' }, holders: [ADA] },
  { what: 'nobody, where the game itself acts', event: { type: 'itemfound', user_id: null }, holders: [] },
  { what: 'who was given it', event: { type: 'itemgifted', gift_user_id: BEN }, holders: [BEN] },
  { what: 'who was given it by the game', event: { type: 'itemgifted' }, holders: [ADA] },
  { what: 'both of a trade', event: { type: 'itemtraded', gift_user_id: BEN }, holders: [ADA, BEN] },
  {
    what: 'nobody, of a cracker that is pulled',
    event: { type: 'itemtraded', gift_user_id: BEN },
    role: 'cracker',
    holders: [],
  },
  {
    what: 'nobody yet, of a hat',
    event: { type: 'itemtraded', gift_user_id: BEN },
    item: hat,
    role: 'party_hat',
    holders: [],
  },
])('an event shows $what', ({ event, item = given, role = null, holders }) => {
  expect(holdersIn({ ...EVENT, ...event }, { item_id: item, role })).toEqual(holders);
});

const EVENT: RecordedEvent = {
  type: 'itemfound',
  created_at: SAMPLE_START,
  user_id: ADA,
  place_id: null,
  primary_item: given,
  secondary_item: received,
  tertiary_item: hat,
  gift_user_id: null,
  recorded_for: [given, received, hat],
  after: [],
};
