import { PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { SAMPLE_TYPES, TYPE, typeId } from '../samples/sample-catalogue.ts';
import { ADA, BANNED, BEN, createSampleWorld, DELETED, MEMORIAL, play } from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import { arrangeCatalogue } from '../state/game-catalogue.ts';

interface Gift {
  to?: PlayerId;
  type?: number;
  variant?: number | null;
}

const gift = ({ to = BEN, type = TYPE.goldfish, variant = null }: Gift): Action => ({
  type: 'gift_unique',
  player_id: ADA,
  recipient_id: to,
  item_type_id: typeId(type),
  variant_id: variant,
});

test.each<{ why: string; what: Gift; refusal: string }>([
  { why: 'what is no unique', what: { type: TYPE.flour }, refusal: 'not_a_unique' },
  { why: "another's unique", what: { type: TYPE.strangersUnique }, refusal: 'not_owner' },
  { why: 'an unknown type', what: { type: 9_999 }, refusal: 'no_such_item_type' },
  { why: 'to oneself', what: { to: ADA }, refusal: 'gift_to_oneself' },
  { why: 'to nobody', what: { to: PlayerId.parse(99) }, refusal: 'no_such_player' },
  { why: 'to a banned player', what: { to: BANNED }, refusal: 'recipient_gone' },
  { why: 'to a deleted player', what: { to: DELETED }, refusal: 'recipient_gone' },
  { why: 'to a memorial', what: { to: MEMORIAL }, refusal: 'recipient_gone' },
  { why: 'in a variant there is not', what: { variant: 9 }, refusal: 'no_such_variant' },
  {
    why: 'in a variant, of a type without',
    what: { type: TYPE.heirloom, variant: 2 },
    refusal: 'no_such_variant',
  },
])('a player cannot gift $why', ({ what, refusal }) => {
  expect(play(createSampleWorld(), gift(what)).refusal).toBe(refusal);
});

test('a gift is the next number, in the pouch of the recipient', () => {
  const world = createSampleWorld();
  const next = (world.issued.get(typeId(TYPE.goldfish)) ?? 0) + 1;

  const { applied } = play(world, gift({ variant: 3 }));

  expect(applied?.minted).toMatchObject([{ number: next, variant_id: 3, location: 'pouch', user_id: BEN }]);
  expect(applied?.events).toMatchObject([{ type: 'itemgifted', user_id: ADA, gift_user_id: BEN }]);
  expect(world.counters.get(ADA)?.get('gifts_sent')).toBe(1);
});

test.each([null, 1])('variant %s leaves the choice to chance', (variant) => {
  const { applied } = play(createSampleWorld(), gift({ variant }), { chance: [0.99] });

  expect(applied?.minted[0]?.variant_id).toBe(4);
});

test('a one-of-a-kind is gifted once', () => {
  const world = createSampleWorld();

  const first = play(world, gift({ type: TYPE.heirloom }));
  const second = play(world, gift({ type: TYPE.heirloom }));

  expect(first.applied?.minted).toMatchObject([{ number: 1, variant_id: null }]);
  expect(second.refusal).toBe('one_of_a_kind');
});

test('a retired unique is gifted no more', () => {
  const types = SAMPLE_TYPES.map((type) => (type.id === TYPE.goldfish ? { ...type, retired_at: 0 } : type));

  expect(play(createSampleWorld(arrangeCatalogue(types)), gift({})).refusal).toBe('retired');
});
