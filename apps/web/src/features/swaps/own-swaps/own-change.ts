import type { InputOf } from '@wallabee/contract/protocol/endpoint';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { changeOwnSwaps, OwnSwaps, SwapOffer, SwapWant } from '@wallabee/contract/swaps/own-swaps';
import type { Ring } from '@wallabee/contract/swaps/ring';
import { exchangeIn } from '../exchange.ts';

export interface OwnChange {
  /** The changed offers, as they are after the change. */
  offers?: readonly SwapOffer[];
  offers_spares?: boolean;
  wants?: SwapWant[];
  left_out?: boolean;
  not_for_me?: Exchange & { hidden: boolean };
}

interface Exchange {
  gives: ItemId;
  gets: ItemId;
}

export function inputOf({ offers, not_for_me, ...rest }: OwnChange): InputOf<typeof changeOwnSwaps> {
  return {
    body: {
      ...rest,
      ...(offers && { offers: offers.map(({ item, offered }) => ({ item_id: item.item_id, offered })) }),
      ...(not_for_me && { not_for_me: [not_for_me] }),
    },
  };
}

/** What the page shows until the server has answered. `list` says which offers the answer lists. */
export function changedBy(own: OwnSwaps, change: OwnChange, list: 'offered' | 'all' = 'offered'): OwnSwaps {
  const { offers, offers_spares, wants, left_out, not_for_me } = change;
  return {
    ...own,
    ...(offers && (list === 'all' ? withOffers(own, offers) : withOffered(own, offers))),
    ...(offers_spares !== undefined && { offers_spares }),
    ...(wants && { wants }),
    ...(left_out !== undefined && withLeftOut(own, left_out)),
    ...(not_for_me?.hidden && { rings: own.rings.filter((ring) => !isExchange(ring, not_for_me)) }),
  };
}

export function undoing(own: OwnSwaps, change: OwnChange): OwnChange {
  const { offers, offers_spares, wants, left_out, not_for_me } = change;
  return {
    ...(offers && { offers: offers.map((offer) => ({ ...offer, offered: !offer.offered })) }),
    ...(offers_spares !== undefined && { offers_spares: own.offers_spares }),
    ...(wants && { wants: own.wants }),
    ...(left_out !== undefined && { left_out: own.left_out }),
    ...(not_for_me && { not_for_me: { ...not_for_me, hidden: !not_for_me.hidden } }),
  };
}

function isExchange(ring: Ring, { gives, gets }: Exchange): boolean {
  const exchange = exchangeIn(ring);
  return exchange.gives.item_id === gives && exchange.gets.item_id === gets;
}

function withOffers({ offers }: OwnSwaps, changed: readonly SwapOffer[]) {
  const byId = new Map(changed.map((offer) => [offer.item.item_id, offer]));
  return { offers: offers.map((offer) => byId.get(offer.item.item_id) ?? offer) };
}

function withOffered({ offers, offers_paging }: OwnSwaps, changed: readonly SwapOffer[]) {
  const ids = new Set(changed.map(({ item }) => item.item_id));
  const others = offers.filter(({ item }) => !ids.has(item.item_id));
  const shown = [...changed.filter(({ offered }) => offered), ...others];
  const total_results = offers_paging.total_results + shown.length - offers.length;
  return { offers: shown, offers_paging: { ...offers_paging, total_results } };
}

function withLeftOut({ rings, halted_by }: OwnSwaps, left_out: boolean) {
  if (left_out) return { left_out, rings: [], halted_by: 'left_out' as const };
  return { left_out, rings, halted_by: halted_by === 'left_out' ? null : halted_by };
}
