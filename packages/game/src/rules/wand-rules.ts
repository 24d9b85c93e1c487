import type { ActionOf } from '../state/action.ts';
import { NO_CHANGES } from '../state/changes.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { type Decision, refuse } from './decision.ts';
import { historyEvent } from './event-parts.ts';
import { freePair, typeOf } from './item-checks.ts';
import { moveItem, usedIn } from './item-moves.ts';
import { drawn } from './minting.ts';

export function useWand(snapshot: Snapshot, action: ActionOf<'use_wand'>): Decision {
  const { player_id, wand_id, item_id } = action;
  const pair = freePair(snapshot, player_id, [wand_id, item_id]);
  if (typeof pair === 'string') return refuse(pair);
  const [wand, item] = pair;
  if (typeOf(snapshot, wand).role !== 'wand') return refuse('not_a_wand');
  const type = typeOf(snapshot, item);
  const others = type.variant_ids.filter((id) => id !== item.variant_id);
  const variant_id = drawn(snapshot, { of: 'variants', list: others, draw: 0 });
  if (!type.works_with_wand || variant_id === undefined) return refuse('not_for_wands');

  const at = snapshot.now;
  return {
    changes: {
      ...NO_CHANGES,
      moved: [
        usedIn(wand, item_id, at),
        moveItem(item, { location: 'pouch', user_id: player_id, variant_id }, at),
      ],
      events: [historyEvent('itemcreated', { at, user_id: player_id, items: [item_id, wand_id] })],
    },
  };
}
