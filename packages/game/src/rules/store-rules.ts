import type { ActionOf } from '../state/action.ts';
import { NO_CHANGES } from '../state/changes.ts';
import { mintedRef } from '../state/item-ref.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { TypeFacts } from '../state/type-facts.ts';
import { type Decision, refuse } from './decision.ts';
import { historyEvent } from './event-parts.ts';
import { LARGEST_TOP_UP, MARKET_BUY_NOW_COST } from './game-facts.ts';
import { issuableType } from './item-checks.ts';
import { mintForPouch } from './minting.ts';

export function buy(snapshot: Snapshot, action: ActionOf<'buy'>): Decision {
  const { player_id } = action;
  const type = issuableType(snapshot, action.item_type_id);
  if (typeof type === 'string') return refuse(type);
  const cost = newItemCost(type);
  if (cost === null) return refuse('not_sold');
  if (action.cost !== undefined && action.cost !== cost) return refuse('price_changed');
  if ((snapshot.state.players.get(player_id)?.balance ?? 0) < cost) return refuse('not_enough_honeycombs');

  const event = type.store_cost === null ? 'marketpurchase' : 'itempurchased';
  return {
    changes: {
      ...NO_CHANGES,
      minted: [mintForPouch(snapshot, type, { user_id: player_id, draw: 0 })],
      events: [historyEvent(event, { at: snapshot.now, user_id: player_id, items: [mintedRef(0)] })],
      balances: [{ player_id, by: -cost }],
    },
  };
}

/** Price of a new item: the stores', else the Market's; null where neither sells it. */
export function newItemCost(type: Pick<TypeFacts, 'store_cost' | 'market_buy_now'>): number | null {
  return type.store_cost ?? (type.market_buy_now ? MARKET_BUY_NOW_COST : null);
}

export function topUp(_: Snapshot, { player_id, honeycombs }: ActionOf<'top_up'>): Decision {
  const isSold = Number.isInteger(honeycombs) && honeycombs > 0 && honeycombs <= LARGEST_TOP_UP;
  if (!isSold) return refuse('bad_top_up');

  return { changes: { ...NO_CHANGES, balances: [{ player_id, by: honeycombs }] } };
}
