import type { ItemId } from '@wallabee/contract/protocol/ids';
import { decide } from '../rules/decide.ts';
import type { Refusal } from '../rules/world-refusals.ts';
import type { Action } from '../state/action.ts';
import type { AppliedChanges } from '../state/changes.ts';
import type { Instant } from '../state/item-state.ts';
import { poolPosition } from '../state/snapshot.ts';
import { applyChanges } from './in-memory-changes.ts';
import type { InMemoryWorld } from './in-memory-world.ts';

export type Performed =
  | { readonly refusal: Refusal; readonly applied?: never }
  | { readonly applied: AppliedChanges; readonly refusal?: never };

/**
 * `chance` holds at least `chancesOf(action)` numbers and is only read, so callers may refill one array for every
 * action.
 */
export function performInMemory(
  world: InMemoryWorld,
  action: Action,
  { now, chance }: { now: Instant; chance: readonly number[] },
): Performed {
  const { catalogue } = world;
  const pooled_id = action.type === 'use_mixer' ? pooledItem(world.mixingPool, chance) : null;
  const { refusal, changes } = decide({ now, chance, catalogue, pooled_id, state: world }, action);
  return refusal ? { refusal } : { applied: applyChanges(world, changes, now) };
}

function pooledItem(pool: readonly ItemId[], chance: readonly number[]): ItemId | null {
  return pool[poolPosition(chance, pool.length)] ?? null;
}
