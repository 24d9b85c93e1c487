import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { ItemId, ItemTypeId, PlayerId, SetId, SwapId } from '@wallabee/contract/protocol/ids';
import type {
  RingInstead,
  RingMember,
  SwapGain,
  SwapNumber,
  SwapPlayer,
} from '@wallabee/contract/swaps/ring';
import type { Swap, SwapMember } from '@wallabee/contract/swaps/swap';

/** The ids of players and items are those of any world. */
const pictures = { image_key: '', image_url_50: '', image_url_100: '', image_url_200: '' };
const NO_GAIN: SwapGain = { kind: 'none', instead_of: null, set: null, query: null, is_pulled: false };

export const SWAP_ID = 7 as SwapId;
export const MENDED_ID = 8 as SwapId;

const players = {
  me: aPlayer(1, 'Robin Demo', 150),
  lavender: aPlayer(2, 'lavenderquill63', 130),
  zoe: aPlayer(3, 'Zoë Demofriend', 330),
  sipho: aPlayer(4, 'Sipho Nielsen', 280),
  ravi: aPlayer(5, 'Ravi H.', 40),
};

const items = {
  postbox: anItem(11, 553, 'Swarm in the Postbox', 1_408),
  pufferfish: anItem(12, 817, 'Pufferfish Soprano', 233),
  hail: anItem(13, 109, 'Pound of Loose Hail', 88),
  otherHail: anItem(15, 109, 'Pound of Loose Hail', 412),
  star: anItem(14, 140, 'Falling Star in a Hat', 9),
  otherStar: anItem(16, 140, 'Falling Star in a Hat', 733),
  crown: anItem(17, 553, 'Paper Crown', 12),
};

/** Three of four have agreed; Zoë has not. */
export const OPEN: Swap = {
  id: SWAP_ID,
  state: 'open',
  proposer_id: players.sipho.id,
  members: fourMembers({ haveAgreed: ['Robin Demo', 'lavenderquill63', 'Sipho Nielsen'] }),
  created_at: hoursFromNow(-51),
  expires_at: hoursFromNow(96),
  ended_at: null,
  ended_by: null,
  broken: null,
  ways: [],
  instead_of: null,
  mended_by: null,
  messages: [
    aMessage(1, players.sipho, 'I found the star in a lay-by.', -50),
    aMessage(2, players.zoe, 'Give me until tonight.', -30),
  ],
  may_write: true,
  may_remind: true,
  is_seen: true,
};

/** Only the player who looks has not agreed. */
export const ASKED: Swap = {
  ...OPEN,
  may_remind: false,
  members: fourMembers({ haveAgreed: ['Zoë Demofriend', 'lavenderquill63', 'Sipho Nielsen'] }),
};

export const SETTLED: Swap = {
  ...OPEN,
  state: 'settled',
  may_remind: false,
  members: fourMembers({ haveAgreed: Object.values(players).map(({ name }) => name) }),
  ended_at: hoursFromNow(-1),
  receipt: {
    settled_at: hoursFromNow(-1),
    gave: items.postbox,
    to: players.lavender.id,
    got: items.star,
    from: players.sipho.id,
    hats: [items.crown],
  },
};

const ended = { may_remind: false, ended_at: hoursFromNow(-2) };
export const DECLINED: Swap = { ...OPEN, ...ended, state: 'declined', ended_by: players.zoe.id };
export const WITHDRAWN: Swap = { ...OPEN, ...ended, state: 'withdrawn', ended_by: players.me.id };
export const EXPIRED: Swap = { ...OPEN, ...ended, state: 'expired', may_write: false };

const WAYS: RingInstead[] = [
  {
    kind: 'without',
    about: players.zoe.id,
    unchanged: [players.lavender.id],
    members: [
      aMember(players.me, items.postbox, players.lavender),
      aMember(players.lavender, items.pufferfish, players.sipho),
      aMember(players.sipho, items.star, players.me),
    ],
  },
  {
    kind: 'other_item',
    about: players.zoe.id,
    unchanged: [players.me.id, players.lavender.id],
    members: [
      aMember(players.me, items.postbox, players.lavender),
      aMember(players.lavender, items.pufferfish, players.zoe),
      aMember(players.zoe, items.otherHail, players.sipho),
      aMember(players.sipho, items.star, players.me),
    ],
  },
  {
    kind: 'new',
    about: players.zoe.id,
    unchanged: [],
    members: [
      aMember(players.me, items.postbox, players.ravi),
      aMember(players.ravi, items.otherStar, players.me),
    ],
  },
];

export const BROKEN: Swap = {
  ...OPEN,
  state: 'broken',
  may_remind: false,
  members: OPEN.members.map((member) => ({ ...member, is_gone: member.player.id === players.zoe.id })),
  ended_at: hoursFromNow(-1),
  broken: {
    item_id: items.hail.item_id,
    player_id: players.zoe.id,
    event: 'itemcreated',
    at: hoursFromNow(-1),
  },
  ways: WAYS,
};

/** Of two players; the other one proposed it. */
export const PAIR: Swap = {
  ...OPEN,
  proposer_id: players.ravi.id,
  may_remind: false,
  messages: [],
  members: [
    { ...aMember(players.me, items.postbox, players.ravi), ...answer(false) },
    { ...aMember(players.ravi, items.otherStar, players.me), ...answer(true) },
  ],
};

export function fourMembers({ haveAgreed }: { haveAgreed: readonly string[] }): SwapMember[] {
  const lower: Partial<SwapGain> = { kind: 'lower', instead_of: 9_140 };
  return [
    aMember(players.me, items.postbox, players.lavender),
    aMember(players.lavender, items.pufferfish, players.zoe),
    aMember(players.zoe, items.hail, players.sipho, lower),
    aMember(players.sipho, items.star, players.me),
  ].map((member) => ({ ...member, ...answer(haveAgreed.includes(member.player.name)) }));
}

function answer(agreed: boolean) {
  return { agreed, agreed_at: agreed ? hoursFromNow(-40) : null, is_gone: false };
}

function aMember(
  player: SwapPlayer,
  gives: SwapNumber,
  to: SwapPlayer,
  gain: Partial<SwapGain> = { kind: 'missing' },
): RingMember {
  return { player, gives, to: to.id, saved_number: 96, gain: { ...NO_GAIN, ...gain }, why: '' };
}

function aPlayer(id: number, name: string, hue: number): SwapPlayer {
  return { id: id as PlayerId, name, is_friend: true, hue, ...pictures };
}

function anItem(id: number, type: number, name: string, number: number): SwapNumber {
  return {
    item_id: id as ItemId,
    item_type_id: type as ItemTypeId,
    name,
    set_id: 40 as SetId,
    set_name: 'Storms in Jars',
    number,
    class: prestigeOf(number),
    variant_id: null,
    variant_name: null,
    retired: false,
    hue: 28,
    ...pictures,
  };
}

function aMessage(id: number, sender: SwapPlayer, text: string, hours: number) {
  return { id, sender_id: sender.id, text, created_at: hoursFromNow(hours) };
}

function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}
