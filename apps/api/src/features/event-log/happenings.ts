import type { ITEM_EVENTS, ItemEventKind } from '@wallabee/contract/events/game-events';
import type { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Action, ActionType } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { WorldState } from '@wallabee/game/state/snapshot';

/** What an action did to one numbered item. */
export type Happening = What & {
  item: ItemState;
  actor: PlayerId;
  from: PlayerId | null;
  to: PlayerId | null;
  place: PlaceId | null;
  price: number | null;
  /** Another happening has the facts of the item. */
  isRepeated?: true;
};

type What = {
  [Kind in ItemEventKind]: { kind: Kind; what: (typeof ITEM_EVENTS)[Kind][number] };
}[ItemEventKind];

/** One for each item that the action changed; a gift of a new item has two. */
export function happeningsOf(action: Action, applied: AppliedChanges, before: WorldState): Happening[] {
  const { minted, moved, listed, unlisted, wishes } = applied;
  const made = minted.flatMap((item) => {
    const to = item.user_id;
    const how = HOW_MADE[action.type] ?? 'gifted';
    const parts = { item, actor: action.player_id, from: null, to, place: placeOf(action), price: null };
    const gift: Happening = {
      ...parts,
      kind: 'trade',
      what: 'gifted',
      from: action.player_id,
      isRepeated: true,
    };
    const isNew: Happening = { ...parts, kind: 'new_item', what: how };
    return action.type === 'gift_unique' ? [isNew, gift] : [isNew];
  });
  const changed = moved.map((item) => movement(action, item, before));
  const moving = new Set(moved.map(({ item_id }) => item_id));
  const onMarket = [
    ...listed.map(({ item_id, cost }) => ({ item_id, cost, what: 'listed' as const })),
    ...unlisted
      .filter((item_id) => !moving.has(item_id))
      .map((item_id) => ({
        item_id,
        cost: before.listings.get(item_id)?.cost ?? 0,
        what: 'withdrawn' as const,
      })),
  ].flatMap(({ item_id, cost, what }) =>
    still(action, before.items.get(item_id), { kind: 'market', what }, cost),
  );
  const wished = wishes.flatMap(({ item_id }) =>
    still(action, before.items.get(item_id), { kind: 'changed', what: 'wished_on' }),
  );
  return [...made, ...changed, ...onMarket, ...wished];
}

function movement(action: Action, item: ItemState, { items, listings }: WorldState): Happening {
  const before = items.get(item.item_id);
  const from = before?.user_id ?? null;
  return {
    ...(MOVES[action.type]?.(item) ?? { kind: 'changed', what: 'drawn' }),
    item,
    // In a ring every giver acts.
    actor: action.type === 'settle_ring' && from !== null ? from : action.player_id,
    from,
    to: item.user_id,
    place: item.place_id ?? before?.place_id ?? null,
    price: action.type === 'buy_on_market' ? (listings.get(item.item_id)?.cost ?? null) : null,
  };
}

/** An item that stays where it is. */
function still(
  action: Action,
  item: ItemState | undefined,
  what: What,
  price: number | null = null,
): Happening[] {
  if (!item) return [];
  const { user_id } = item;
  return [{ ...what, item, actor: action.player_id, from: user_id, to: user_id, place: null, price }];
}

function placeOf(action: Action): PlaceId | null {
  return 'place_id' in action ? action.place_id : null;
}

const HOW_MADE: Partial<Record<ActionType, (typeof ITEM_EVENTS)['new_item'][number]>> = {
  forage: 'foraged',
  buy: 'bought',
  mix: 'mixed',
  use_mixer: 'mixed',
  use_job_lot: 'mixed',
  open: 'opened',
  trade: 'pulled',
  settle_ring: 'pulled',
  save: 'awarded',
  redeem_code: 'redeemed',
  redeem_well: 'wished',
};

type Moves = (item: ItemState) => What;

const always =
  (what: What): Moves =>
  () =>
    what;
const usedUpOr =
  (other: What): Moves =>
  ({ location }) =>
    location === 'mixed' ? { kind: 'gone', what: 'mixed' } : other;
const handedOver: Moves = ({ location }) =>
  location === 'destroyed' ? { kind: 'gone', what: 'pulled' } : { kind: 'trade', what: 'traded' };
const savedOrNot: Moves = ({ location }) => ({
  kind: 'saved',
  what: location === 'saved' ? 'saved' : 'unsaved',
});

/** What an action did to an item that it moved. */
const MOVES: Partial<Record<ActionType, Moves>> = {
  drop: always({ kind: 'place', what: 'dropped' }),
  pick_up: always({ kind: 'place', what: 'picked_up' }),
  swap_at_place: always({ kind: 'place', what: 'swapped' }),
  drone_return: always({ kind: 'place', what: 'returned' }),
  lock: always({ kind: 'locked', what: 'locked' }),
  unlock: always({ kind: 'locked', what: 'unlocked' }),
  stash: always({ kind: 'locked', what: 'stashed' }),
  unstash: always({ kind: 'locked', what: 'unstashed' }),
  save: savedOrNot,
  unsave: savedOrNot,
  mix: usedUpOr({ kind: 'changed', what: 'drawn' }),
  use_mixer: usedUpOr({ kind: 'changed', what: 'drawn' }),
  use_job_lot: usedUpOr({ kind: 'changed', what: 'drawn' }),
  wish: usedUpOr({ kind: 'changed', what: 'wished_on' }),
  redeem_well: usedUpOr({ kind: 'changed', what: 'wished_on' }),
  use_wand: usedUpOr({ kind: 'changed', what: 'varied' }),
  open: always({ kind: 'gone', what: 'opened' }),
  trade: handedOver,
  settle_ring: handedOver,
  buy_on_market: always({ kind: 'market', what: 'sold' }),
  recycle: always({ kind: 'gone', what: 'recycled' }),
  release: always({ kind: 'gone', what: 'returned' }),
};
