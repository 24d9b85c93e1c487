import type { ActionOf } from '../state/action.ts';
import { NO_CHANGES } from '../state/changes.ts';
import { isReleasedAt } from '../state/game-catalogue.ts';
import { mintedRef } from '../state/item-ref.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { TypeFacts } from '../state/type-facts.ts';
import { type Decision, refuse } from './decision.ts';
import { historyEvent } from './event-parts.ts';
import { REDEEM_ITEM_COUNT } from './game-facts.ts';
import { typeOf } from './item-checks.ts';
import { mintAs } from './minting.ts';

/** A code was paid for, so it stays valid when its type is retired. */
export function redeemCode(snapshot: Snapshot, { player_id, code }: ActionOf<'redeem_code'>): Decision {
  const found = snapshot.state.codes.get(code);
  if (!found) return refuse('no_such_code');
  if (found.redeemed_by === player_id) return refuse('code_yours');
  if (found.redeemed_by !== null) return refuse('code_used');
  const type = typeOf(snapshot, found);
  if (!isReleasedAt(type, snapshot.now)) return refuse('not_released');

  const at = snapshot.now;
  const positions = Array.from({ length: REDEEM_ITEM_COUNT }, (_, position) => position);
  return {
    changes: {
      ...NO_CHANGES,
      minted: positions.map((position) =>
        mintAs(snapshot, type, {
          user_id: player_id,
          variant_id: variantInTurn(type, position),
          into: 'lockbox',
        }),
      ),
      events: positions.flatMap((position) => {
        const common = { at, user_id: player_id, items: [mintedRef(position)] } as const;
        return [historyEvent('itemgifted', common), historyEvent('itemlockboxed', common)];
      }),
      redeemed: [{ code, player_id }],
    },
  };
}

/** Distributes the variants evenly over the items of a code. */
function variantInTurn(type: TypeFacts, position: number): number | null {
  return type.variant_ids[position % type.variant_ids.length] ?? null;
}
