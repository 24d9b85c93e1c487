import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { Luck } from '../luck/luck.ts';
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

export function performInMemory(
  world: InMemoryWorld,
  action: Action,
  { now, luck }: { now: Instant; luck: Luck },
): Performed {
  const { catalogue } = world;
  const pooled_id = action.type === 'use_mixer' ? pooledItem(world.mixingPool, luck) : null;
  const { refusal, changes } = decide({ now, luck, catalogue, pooled_id, state: world }, action);
  return refusal ? { refusal } : { applied: applyChanges(world, changes, now) };
}

function pooledItem(pool: readonly ItemId[], luck: Luck): ItemId | null {
  return pool[poolPosition(luck, pool.length)] ?? null;
}
