import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet, UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import type { ActionOf } from '../state/action.ts';
import { NO_CHANGES } from '../state/changes.ts';
import type { Instant, ItemState } from '../state/item-state.ts';
import type { PlayerState, Snapshot } from '../state/snapshot.ts';
import { type Decision, refuse } from './decision.ts';
import { historyEvent } from './event-parts.ts';
import { INACTIVITY_FROM, INACTIVITY_MONTHS } from './game-facts.ts';
import { typeOf } from './item-checks.ts';
import { moveItem } from './item-moves.ts';
import type { Refusal } from './world-refusals.ts';

/** Drones return everything the account held, saved or locked to the game. */
export function release(snapshot: Snapshot, { player_id, reason }: ActionOf<'release'>): Decision {
  const refusal = releaseRefusal(snapshot, player_id, reason);
  if (refusal) return refuse(refusal);
  const items = heldItems(snapshot, player_id);
  if (items.length === 0) return refuse('nothing_to_release');

  const { now, state } = snapshot;
  return {
    changes: {
      ...NO_CHANGES,
      moved: items.map((item) => moveItem(item, { location: poolOf(typeOf(snapshot, item).set_id) }, now)),
      events: items.map(({ item_id, place_id }) =>
        historyEvent('itemwalladrone', { at: now, user_id: player_id, place_id, items: [item_id] }),
      ),
      unlisted: items.map((item) => item.item_id).filter((id) => state.listings.has(id)),
    },
  };
}

/** When an account becomes inactive unless it completes a set before. */
export function inactiveFrom(
  player: Pick<PlayerState, 'created_at'>,
  lastCompletedAt: Instant | null,
): Instant {
  const countedFrom = new Date(
    Math.max(player.created_at, lastCompletedAt ?? 0, Date.parse(INACTIVITY_FROM)),
  );
  countedFrom.setUTCMonth(countedFrom.getUTCMonth() + INACTIVITY_MONTHS);
  return countedFrom.getTime();
}

function releaseRefusal(
  { state, now }: Snapshot,
  playerId: PlayerId,
  reason: 'inactive' | 'deleted',
): Refusal | null {
  const player = state.players.get(playerId);
  if (!player) return 'no_such_player';
  if (player.is_memorial) return 'memorial';
  if (reason === 'deleted') {
    const isDeleted = player.deletion_date !== null && player.deletion_date <= now;
    return isDeleted ? null : 'not_deleted';
  }
  return inactiveFrom(player, lastCompletedAt(state.completions.get(playerId))) <= now
    ? null
    : 'still_active';
}

function lastCompletedAt(
  completions: ReadonlyMap<unknown, { completed_at: Instant }> | undefined,
): Instant | null {
  let last: Instant | null = null;
  for (const { completed_at } of completions?.values() ?? [])
    last = Math.max(last ?? completed_at, completed_at);
  return last;
}

/** Sorted by id, so that the same release always produces the same history. */
function heldItems({ state }: Snapshot, playerId: PlayerId): ItemState[] {
  const ids = [...(state.held.get(playerId) ?? [])].sort((a, b) => a - b);
  return ids.flatMap((id) => state.items.get(id) ?? []);
}

function poolOf(setId: number): ItemLocation {
  if (setId === UNIQUE_SET_ID) return 'unique_pool';
  return isOrdinarySet(setId) ? 'mixing_pool' : 'limbo';
}
