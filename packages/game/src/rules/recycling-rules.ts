import type { ActionOf } from '../state/action.ts';
import { NO_CHANGES } from '../state/changes.ts';
import type { Instant, ItemState } from '../state/item-state.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, historyEvent } from './event-parts.ts';
import { RECYCLE_DELAY_SECONDS } from './game-facts.ts';
import { freeItem } from './item-checks.ts';
import { moveItem } from './item-moves.ts';

export function recycle(snapshot: Snapshot, { player_id, item_id }: ActionOf<'recycle'>): Decision {
  const item = freeItem(snapshot, player_id, item_id);
  if (typeof item === 'string') return refuse(item);
  if (isJustPickedUp(item, snapshot.now)) return refuse('too_soon_to_recycle');

  const at = snapshot.now;
  return {
    changes: {
      ...NO_CHANGES,
      moved: [moveItem(item, { location: 'recycle_center' }, at)],
      events: [historyEvent('itemrecycled', { at, user_id: player_id, items: [item_id] })],
      counted: [countOne(player_id, 'recycled')],
    },
  };
}

export function isJustPickedUp(item: Pick<ItemState, 'picked_up_at'>, now: Instant): boolean {
  return item.picked_up_at !== null && now - item.picked_up_at < RECYCLE_DELAY_SECONDS * 1000;
}
