import type { OwnSwaps, SwapOffer } from '@wallabee/contract/swaps/own-swaps';
import type { Ring, RingMember, SwapNumber } from '@wallabee/contract/swaps/ring';
import type { Swap, SwapState } from '@wallabee/contract/swaps/swap';

export function aNumber(item_id: number, number = 2_310): SwapNumber {
  const named = { name: `Thing ${item_id}`, set_name: 'Things', class: 'qd', hue: 20, retired: false };
  const look = { variant_id: null, variant_name: null, image_key: 'k' };
  const pictures = { image_url_50: '', image_url_100: '', image_url_200: '' };
  const ids = { item_id, item_type_id: item_id, set_id: 40 };
  return { ...ids, ...named, number, ...look, ...pictures } as SwapNumber;
}

export function anOffer(item_id: number, facts: Partial<SwapOffer> = {}): SwapOffer {
  const item = aNumber(item_id);
  return { item, offered: true, is_spare: true, is_by_hand: false, saved_number: 96, like_it: 1, ...facts };
}

/** Each member gives the item of their place to the next. */
export function aRing(...itemIds: number[]): Ring {
  const members = itemIds.map((id, place) => ({
    player: { id: place + 1, name: `Player ${place + 1}`, is_friend: false },
    gives: aNumber(id),
    to: ((place + 1) % itemIds.length) + 1,
  }));
  return { members: members as unknown as RingMember[] };
}

export interface SwapFacts {
  /** One for each member, the player first. */
  agreed?: boolean[];
  state?: SwapState;
  proposer?: number;
  endedBy?: number;
  /** The member whose item is gone. */
  gone?: number;
}

export function aSwap(facts: SwapFacts = {}): Swap {
  const { agreed = [false, true], state = 'open', proposer = 1, endedBy = null, gone } = facts;
  const { members } = aRing(...agreed.map((_, place) => place + 1));
  return {
    id: 7,
    state,
    proposer_id: proposer,
    ended_by: endedBy,
    members: members.map((member, place) => ({
      ...member,
      agreed: agreed[place],
      is_gone: member.player.id === gone,
    })),
  } as Swap;
}

export function ownSwaps(facts: Partial<OwnSwaps> = {}): OwnSwaps {
  const paging = { results_per_page: 60, total_results: 0, total_pages: 1, current_page: 1 };
  return {
    rings: [],
    paging,
    proposals: [],
    broken: [],
    offers: [],
    offers_paging: { ...paging, total_results: facts.offers?.length ?? 0 },
    offers_spares: true,
    missing_types: 412,
    wants: [],
    left_out: false,
    halted_by: null,
    ...facts,
  };
}
