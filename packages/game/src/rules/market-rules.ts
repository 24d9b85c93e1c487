import { WALLAGRAPHIC_SET_ID } from '@wallabee/contract/protocol/special-ids';
import type { ActionOf } from '../state/action.ts';
import { NO_CHANGES } from '../state/changes.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { TypeFacts } from '../state/type-facts.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, historyEvent } from './event-parts.ts';
import { MARKET_HIGHEST_COST } from './game-facts.ts';
import { canTakePart, freeItem, ownItemAt, typeOf } from './item-checks.ts';
import { intoPouch } from './item-moves.ts';

export function listOnMarket(snapshot: Snapshot, action: ActionOf<'list_on_market'>): Decision {
  const { player_id, item_id, cost } = action;
  const item = freeItem(snapshot, player_id, item_id);
  if (typeof item === 'string') return refuse(item);
  if (!isMarketable(typeOf(snapshot, item))) return refuse('not_for_market');
  if (!Number.isInteger(cost) || cost < 1 || cost > MARKET_HIGHEST_COST) return refuse('bad_cost');

  const listing = { item_id, seller_id: player_id, cost, listed_at: snapshot.now };
  return { changes: { ...NO_CHANGES, listed: [listing] } };
}

/** Wallagraphics are found and traded, never sold. */
export function isMarketable(type: Pick<TypeFacts, 'set_id'>): boolean {
  return type.set_id !== WALLAGRAPHIC_SET_ID;
}

export function withdrawFromMarket(snapshot: Snapshot, action: ActionOf<'withdraw_from_market'>): Decision {
  const item = ownItemAt(snapshot, action.player_id, action.item_id, 'pouch');
  if (typeof item === 'string') return refuse(item);
  if (!snapshot.state.listings.has(item.item_id)) return refuse('not_on_market');

  return { changes: { ...NO_CHANGES, unlisted: [item.item_id] } };
}

export function buyOnMarket(snapshot: Snapshot, action: ActionOf<'buy_on_market'>): Decision {
  const { player_id, item_id } = action;
  const { players, items, listings } = snapshot.state;
  const item = items.get(item_id);
  if (!item) return refuse('no_such_item');
  const listing = listings.get(item_id);
  if (!listing) return refuse('not_on_market');
  const { seller_id, cost } = listing;
  if (seller_id === player_id) return refuse('own_listing');
  const seller = players.get(seller_id);
  if (!seller || !canTakePart(seller, snapshot.now)) return refuse('other_player_gone');
  if (action.cost !== undefined && action.cost !== cost) return refuse('price_changed');
  if ((players.get(player_id)?.balance ?? 0) < cost) return refuse('not_enough_honeycombs');

  const at = snapshot.now;
  return {
    changes: {
      ...NO_CHANGES,
      moved: [intoPouch(item, player_id, at)],
      events: [
        historyEvent('marketsold', { at, user_id: seller_id, items: [item_id] }),
        historyEvent('marketpurchase', { at, user_id: player_id, items: [item_id] }),
      ],
      balances: [
        { player_id, by: -cost },
        { player_id: seller_id, by: cost },
      ],
      counted: [countOne(seller_id, 'market_sales')],
      unlisted: [item_id],
    },
  };
}
