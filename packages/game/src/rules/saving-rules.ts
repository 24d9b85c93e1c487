import type { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { ActionOf } from '../state/action.ts';
import { type Changes, type MovedItem, NO_CHANGES } from '../state/changes.ts';
import { isIssuedAt, isReleasedAt } from '../state/game-catalogue.ts';
import { mintedRef } from '../state/item-ref.ts';
import type { Instant, ItemState } from '../state/item-state.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { TypeFacts } from '../state/type-facts.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, historyEvent } from './event-parts.ts';
import { freeItem, ownItemAt, typeOf } from './item-checks.ts';
import { intoPouch, moveItem } from './item-moves.ts';
import { mintForPouch } from './minting.ts';

export function save(snapshot: Snapshot, { player_id, item_id }: ActionOf<'save'>): Decision {
  const item = freeItem(snapshot, player_id, item_id);
  if (typeof item === 'string') return refuse(item);
  const type = typeOf(snapshot, item);
  const savedId = snapshot.state.saved.get(player_id)?.get(type.id);
  const savedBefore = savedId === undefined ? undefined : snapshot.state.items.get(savedId);
  if (savedBefore) return { changes: swapSaved(snapshot, player_id, { item, savedBefore }) };

  const at = snapshot.now;
  const saving: Changes = {
    ...NO_CHANGES,
    moved: [saved(item, player_id, at)],
    events: [historyEvent('itemvault', { at, user_id: player_id, items: [item_id] })],
  };
  const isCompleted = completesSet(snapshot, player_id, type);
  return {
    changes: isCompleted ? withCompletion(snapshot, player_id, { saving, setId: type.set_id }) : saving,
  };
}

/** A completed set stays completed. */
export function unsave(snapshot: Snapshot, { player_id, item_id }: ActionOf<'unsave'>): Decision {
  const item = ownItemAt(snapshot, player_id, item_id, 'saved');
  if (typeof item === 'string') return refuse(item);

  const at = snapshot.now;
  return {
    changes: {
      ...NO_CHANGES,
      moved: [intoPouch(item, player_id, at)],
      events: [historyEvent('itemunvault', { at, user_id: player_id, items: [item_id] })],
    },
  };
}

function swapSaved(
  { now }: Snapshot,
  playerId: PlayerId,
  { item, savedBefore }: { item: ItemState; savedBefore: ItemState },
): Changes {
  return {
    ...NO_CHANGES,
    // The old item moves first: at no moment are two of a type saved.
    moved: [intoPouch(savedBefore, playerId, now), saved(item, playerId, now)],
    events: [
      historyEvent('itemswappedvault', {
        at: now,
        user_id: playerId,
        items: [item.item_id, savedBefore.item_id],
      }),
    ],
  };
}

/** Whether saving `type` completes everything its set has released by now. */
function completesSet({ state, catalogue, now }: Snapshot, playerId: PlayerId, type: TypeFacts): boolean {
  if (!isOrdinarySet(type.set_id)) return false;
  if (state.completions.get(playerId)?.has(type.set_id)) return false;
  const savedTypes = state.saved.get(playerId);
  const wanted = catalogue.bySet.get(type.set_id) ?? [];
  return wanted.every(
    (other) => other.id === type.id || !isReleasedAt(other, now) || savedTypes?.has(other.id),
  );
}

/** The game gifts a laurel with every completion, once laurels are released. */
function withCompletion(
  snapshot: Snapshot,
  playerId: PlayerId,
  { saving, setId }: { saving: Changes; setId: SetId },
): Changes {
  const completing = {
    ...saving,
    completed: [{ player_id: playerId, set_id: setId }],
    counted: [countOne(playerId, 'sets_completed')],
  };
  const reward = snapshot.catalogue.byRole.get('set_completion')?.[0];
  if (!reward || !isIssuedAt(reward, snapshot.now)) return completing;
  return {
    ...completing,
    minted: [mintForPouch(snapshot, reward, { user_id: playerId, draw: 0 })],
    events: [
      ...saving.events,
      historyEvent('itemgifted', { at: snapshot.now, user_id: playerId, items: [mintedRef(0)] }),
    ],
  };
}

function saved(item: ItemState, user_id: PlayerId, at: Instant): MovedItem {
  return moveItem(item, { location: 'saved', user_id }, at);
}
