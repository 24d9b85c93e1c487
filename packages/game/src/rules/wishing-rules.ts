import type { ActionOf } from '../state/action.ts';
import { NO_CHANGES } from '../state/changes.ts';
import { mintedRef } from '../state/item-ref.ts';
import type { ItemRole } from '../state/item-type.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { TypeFacts } from '../state/type-facts.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, historyEvent } from './event-parts.ts';
import { WISHES_TO_REDEEM, WISHING_WELL_LOWEST_NUMBER } from './game-facts.ts';
import { freeItem, freePair, typeOf } from './item-checks.ts';
import { usedIn } from './item-moves.ts';
import { drawnType, mintForPouch } from './minting.ts';

export function wish(snapshot: Snapshot, action: ActionOf<'wish'>): Decision {
  const { player_id, well_id, item_id } = action;
  const pair = freePair(snapshot, player_id, [well_id, item_id]);
  if (typeof pair === 'string') return refuse(pair);
  const [well, item] = pair;
  if (typeOf(snapshot, well).role !== 'wishing_well') return refuse('not_a_well');
  if (!isWishable(typeOf(snapshot, item))) return refuse('not_for_wells');
  if (item.number < WISHING_WELL_LOWEST_NUMBER) return refuse('too_low_for_well');
  const wishes = snapshot.state.wells.get(well_id) ?? 0;
  if (wishes >= WISHES_TO_REDEEM) return refuse('well_full');

  const at = snapshot.now;
  return {
    changes: {
      ...NO_CHANGES,
      moved: [usedIn(item, well_id, at)],
      events: [historyEvent('itemcreated', { at, user_id: player_id, items: [well_id, item_id] })],
      counted: [countOne(player_id, 'wishes')],
      wishes: [{ item_id: well_id, wishes: wishes + 1 }],
    },
  };
}

export function redeemWell(snapshot: Snapshot, { player_id, well_id }: ActionOf<'redeem_well'>): Decision {
  const well = freeItem(snapshot, player_id, well_id);
  if (typeof well === 'string') return refuse(well);
  if (typeOf(snapshot, well).role !== 'wishing_well') return refuse('not_a_well');
  if ((snapshot.state.wells.get(well_id) ?? 0) < WISHES_TO_REDEEM) return refuse('too_few_wishes');
  const reward = drawnType(snapshot, wellRewards(snapshot), 0);
  if (!reward) return refuse('nothing_inside');

  const at = snapshot.now;
  return {
    changes: {
      ...NO_CHANGES,
      minted: [mintForPouch(snapshot, reward, { user_id: player_id, draw: 1 })],
      moved: [usedIn(well, mintedRef(0), at)],
      events: [historyEvent('itemcreated', { at, user_id: player_id, items: [mintedRef(0), well_id] })],
    },
  };
}

/** A mystery box, a mystery bag, the three miniest boxes and the three mixers. */
const REWARD_ROLES: readonly ItemRole[] = ['mystery_box', 'mystery_bag', 'miniest_box', 'mixer'];

function wellRewards({ catalogue }: Snapshot): TypeFacts[] {
  return REWARD_ROLES.flatMap((role) => catalogue.byRole.get(role) ?? []);
}

/** Issued by the game itself, and not one of the types that a well refuses. */
function isWishable(type: TypeFacts): boolean {
  return type.kind === 'wallabee' && !NOT_FOR_WELLS.has(type.role);
}

const NOT_FOR_WELLS: ReadonlySet<ItemRole | null> = new Set<ItemRole>([
  'job_lot',
  'aftershave',
  'perfume',
  'wishing_well',
]);
