import { RANDOM_VARIANT_ID, UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import type { ActionOf } from '../state/action.ts';
import { NO_CHANGES } from '../state/changes.ts';
import { mintedRef } from '../state/item-ref.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { TypeFacts } from '../state/type-facts.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, historyEvent } from './event-parts.ts';
import { canTakePart, issuableType } from './item-checks.ts';
import { drawnVariant, mintAs } from './minting.ts';

export function giftUnique(snapshot: Snapshot, action: ActionOf<'gift_unique'>): Decision {
  const { player_id, recipient_id } = action;
  const type = issuableType(snapshot, action.item_type_id);
  if (typeof type === 'string') return refuse(type);
  if (type.set_id !== UNIQUE_SET_ID) return refuse('not_a_unique');
  if (!snapshot.state.owners.get(type.id)?.includes(player_id)) return refuse('not_owner');
  if (recipient_id === player_id) return refuse('gift_to_oneself');
  const recipient = snapshot.state.players.get(recipient_id);
  if (!recipient) return refuse('no_such_player');
  if (!canTakePart(recipient, snapshot.now)) return refuse('recipient_gone');
  const variant_id = chosenVariant(snapshot, type, action.variant_id);
  if (variant_id === undefined) return refuse('no_such_variant');

  return {
    changes: {
      ...NO_CHANGES,
      minted: [mintAs(snapshot, type, { user_id: recipient_id, variant_id })],
      events: [
        historyEvent('itemgifted', {
          at: snapshot.now,
          user_id: player_id,
          gift_user_id: recipient_id,
          items: [mintedRef(0)],
        }),
      ],
      counted: [countOne(player_id, 'gifts_sent')],
    },
  };
}

/** Null for a type without variants; undefined for a variant it does not have. */
function chosenVariant(
  snapshot: Snapshot,
  type: TypeFacts,
  wanted: number | null,
): number | null | undefined {
  if (wanted === null || wanted === RANDOM_VARIANT_ID) return drawnVariant(snapshot, type, 0);
  return type.variant_ids.includes(wanted) ? wanted : undefined;
}
