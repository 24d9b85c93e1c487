import { PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import type { Swap, SwapMessage } from '@wallabee/contract/swaps/swap';
import { aNumber, aRing } from '../ring/ring.fixture.ts';

/** A Thursday, in the time zone of the machine. */
export const NOW = new Date(2026, 10, 19, 15, 30);

export function hoursFromNow(hours: number): string {
  return new Date(NOW.getTime() + hours * 3_600_000).toISOString();
}

const RING = aRing(
  { name: 'Ada', gives: aNumber('Swarm in the Postbox', 1_408) },
  { name: 'lavenderquill63', gives: aNumber('Pufferfish Soprano', 233) },
  { name: 'Zoë', gives: aNumber('Pound of Loose Hail', 88) },
  { name: 'Sipho', gives: aNumber('Falling Star in a Hat', 9), gain: { kind: 'missing' } },
);

export const ADA = PlayerId.parse(1);
export const ZOE = PlayerId.parse(3);
export const SIPHO = PlayerId.parse(4);

/** A ring of four that Ada looks at and Sipho has proposed; `agreed` are the names that have agreed. */
export function aSwap({ agreed = ['Sipho'], ...other }: Partial<Swap> & { agreed?: string[] } = {}): Swap {
  return {
    id: SwapId.parse(7),
    state: 'open',
    proposer_id: SIPHO,
    members: RING.map((member, place) => {
      const hasAgreed = agreed.includes(member.player.name);
      const agreed_at = hasAgreed ? hoursFromNow(place - 30) : null;
      return { ...member, agreed: hasAgreed, agreed_at, is_gone: false };
    }),
    created_at: hoursFromNow(-48),
    expires_at: hoursFromNow(100),
    ended_at: null,
    ended_by: null,
    broken: null,
    ways: [],
    instead_of: null,
    mended_by: null,
    messages: [],
    may_write: true,
    may_remind: false,
    is_seen: true,
    ...other,
  };
}

export function aMessage(id: number, sender_id: PlayerId, text: string, hours: number): SwapMessage {
  return { id, sender_id, text, created_at: hoursFromNow(hours) };
}

export function brokenSwap(event: NonNullable<Swap['broken']>['event'] = 'itemcreated', by = ZOE): Swap {
  const swap = aSwap({ agreed: ['Ada', 'Sipho'] });
  const gone = swap.members.find(({ player }) => player.id === by);
  return {
    ...swap,
    state: 'broken',
    members: swap.members.map((member) => ({ ...member, is_gone: member === gone })),
    ended_at: hoursFromNow(-1),
    broken: gone ? { item_id: gone.gives.item_id, player_id: by, event, at: hoursFromNow(-1) } : null,
  };
}
