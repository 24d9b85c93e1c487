import type { ActionOf } from '../state/action.ts';
import { type Changes, type MovedItem, NO_CHANGES } from '../state/changes.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { type Decision, refuse } from './decision.ts';
import { historyEvent } from './event-parts.ts';
import { freeItem, ownItemAt, ownPouchItem } from './item-checks.ts';
import { intoPouch, moveItem } from './item-moves.ts';

/** Locking is private to the owner and leaves no history event. */
export function lock(snapshot: Snapshot, { player_id, item_id }: ActionOf<'lock'>): Decision {
  const item = freeItem(snapshot, player_id, item_id);
  if (typeof item === 'string') return refuse(item);

  return {
    changes: moved(moveItem(item, { location: 'pouch', user_id: player_id, is_locked: true }, snapshot.now)),
  };
}

export function unlock(snapshot: Snapshot, { player_id, item_id }: ActionOf<'unlock'>): Decision {
  const item = ownItemAt(snapshot, player_id, item_id, 'pouch');
  if (typeof item === 'string') return refuse(item);
  if (!item.is_locked) return refuse('not_locked');

  return { changes: moved(moveItem(item, { location: 'pouch', user_id: player_id }, snapshot.now)) };
}

export function stash(snapshot: Snapshot, { player_id, item_id }: ActionOf<'stash'>): Decision {
  const item = ownPouchItem(snapshot, player_id, item_id);
  if (typeof item === 'string') return refuse(item);

  const at = snapshot.now;
  return {
    changes: {
      ...moved(moveItem(item, { location: 'lockbox', user_id: player_id, is_locked: true }, at)),
      events: [historyEvent('itemlockboxed', { at, user_id: player_id, items: [item_id] })],
    },
  };
}

/** The item stays locked, so that nothing is lost by a wrong tap. */
export function unstash(snapshot: Snapshot, { player_id, item_id }: ActionOf<'unstash'>): Decision {
  const item = ownItemAt(snapshot, player_id, item_id, 'lockbox');
  if (typeof item === 'string') return refuse(item);

  const at = snapshot.now;
  return {
    changes: {
      ...moved(intoPouch(item, player_id, at)),
      events: [historyEvent('itemunlockboxed', { at, user_id: player_id, items: [item_id] })],
    },
  };
}

function moved(item: MovedItem): Changes {
  return { ...NO_CHANGES, moved: [item] };
}
