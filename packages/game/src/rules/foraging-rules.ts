import type { ActionOf } from '../state/action.ts';
import { NO_CHANGES } from '../state/changes.ts';
import { mintedRef } from '../state/item-ref.ts';
import type { PlaceState, Snapshot } from '../state/snapshot.ts';
import type { TypeFacts } from '../state/type-facts.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, countsOf, historyEvent, visit } from './event-parts.ts';
import { issuableType } from './item-checks.ts';
import { mintForPouch } from './minting.ts';

export function forage(snapshot: Snapshot, action: ActionOf<'forage'>): Decision {
  const { player_id, place_id } = action;
  const place = snapshot.state.places.get(place_id);
  if (!place) return refuse('no_such_place');
  const type = issuableType(snapshot, action.item_type_id);
  if (typeof type === 'string') return refuse(type);
  if (!isForagedAt(type, place)) return refuse('not_found_here');

  const visited = visit(snapshot, player_id, place_id);
  return {
    changes: {
      ...NO_CHANGES,
      minted: [mintForPouch(snapshot, type, { user_id: player_id, draw: 0 })],
      events: [
        historyEvent('itemfound', { at: snapshot.now, user_id: player_id, place_id, items: [mintedRef(0)] }),
      ],
      counted: countsOf([countOne(player_id, 'foraged')], visited),
      visits: [visited],
    },
  };
}

/**
 * A location is prose ("any hilltop at full moon") that the game cannot check, so such a type is found
 * anywhere.
 */
export function isForagedAt(type: TypeFacts, place: Pick<PlaceState, 'category_id'>): boolean {
  return type.locations.length > 0 || type.categories.includes(place.category_id);
}
