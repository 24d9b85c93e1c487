import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { ActionOf } from '../state/action.ts';
import { type Changes, NO_CHANGES } from '../state/changes.ts';
import { type ItemRef, mintedRef } from '../state/item-ref.ts';
import type { ItemState } from '../state/item-state.ts';
import type { ItemRole } from '../state/item-type.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { TypeFacts } from '../state/type-facts.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, historyEvent } from './event-parts.ts';
import { JOB_LOT_LOWEST_NUMBER } from './game-facts.ts';
import { freePair, issuableType, typeOf } from './item-checks.ts';
import { intoPouch, usedIn } from './item-moves.ts';
import { drawnType, mintForPouch } from './minting.ts';

export function mix(snapshot: Snapshot, action: ActionOf<'mix'>): Decision {
  const pair = freePair(snapshot, action.player_id, [action.first_id, action.second_id]);
  if (typeof pair === 'string') return refuse(pair);
  const result = issuableType(snapshot, action.result_type_id);
  if (typeof result === 'string') return refuse(result);
  if (!isMadeOf(result, pair[0].item_type_id, pair[1].item_type_id)) return refuse('no_such_mix');

  return { changes: mintFrom(snapshot, pair, { result, draw: 0 }) };
}

export function isMadeOf(
  result: Pick<TypeFacts, 'formulas' | 'special_components'>,
  first: ItemTypeId,
  second: ItemTypeId,
): boolean {
  if (result.special_components.includes(first) || result.special_components.includes(second)) return true;
  return result.formulas.some(([a, b]) => (a === first && b === second) || (a === second && b === first));
}

/** A mixer returns an item of the pool, and mints a new one only when the pool is empty. */
export function useMixer(snapshot: Snapshot, action: ActionOf<'use_mixer'>): Decision {
  const pair = freePair(snapshot, action.player_id, [action.mixer_id, action.item_id]);
  if (typeof pair === 'string') return refuse(pair);
  const [mixer, item] = pair;
  if (typeOf(snapshot, mixer).role !== 'mixer') return refuse('not_a_mixer');
  if (typeOf(snapshot, item).role !== null) return refuse('not_for_mixers');

  const pooled = snapshot.pooled_id === null ? undefined : snapshot.state.items.get(snapshot.pooled_id);
  if (pooled) return { changes: takeFromPool(snapshot, pair, pooled) };
  const result = drawnType(snapshot, snapshot.catalogue.mixersOnly, 0);
  return result ? { changes: mintFrom(snapshot, pair, { result, draw: 1 }) } : refuse('nothing_to_mix');
}

export function useJobLot(snapshot: Snapshot, action: ActionOf<'use_job_lot'>): Decision {
  const pair = freePair(snapshot, action.player_id, [action.job_lot_id, action.item_id]);
  if (typeof pair === 'string') return refuse(pair);
  const [jobLot, item] = pair;
  if (typeOf(snapshot, jobLot).role !== 'job_lot') return refuse('not_a_job_lot');
  if (NOT_FOR_JOB_LOTS.has(typeOf(snapshot, item).role)) return refuse('not_for_job_lots');
  if (item.number < JOB_LOT_LOWEST_NUMBER) return refuse('too_low_for_job_lot');

  const result = drawnType(snapshot, snapshot.catalogue.jobLotResults, 0);
  return result ? { changes: mintFrom(snapshot, pair, { result, draw: 1 }) } : refuse('nothing_to_mix');
}

const NOT_FOR_JOB_LOTS: ReadonlySet<ItemRole | null> = new Set<ItemRole>([
  'aftershave',
  'perfume',
  'wishing_well',
]);

type Pair = readonly [ItemState, ItemState];

function mintFrom(
  snapshot: Snapshot,
  pair: Pair,
  { result, draw }: { result: TypeFacts; draw: number },
): Changes {
  const user_id = ownerOf(pair);
  return {
    ...mixedInto(snapshot, pair, mintedRef(0)),
    minted: [mintForPouch(snapshot, result, { user_id, draw })],
  };
}

function takeFromPool(snapshot: Snapshot, pair: Pair, pooled: ItemState): Changes {
  const changes = mixedInto(snapshot, pair, pooled.item_id);
  return { ...changes, moved: [...changes.moved, intoPouch(pooled, ownerOf(pair), snapshot.now)] };
}

function mixedInto({ now }: Snapshot, pair: Pair, result: ItemRef): Changes {
  const [first, second] = pair;
  const user_id = ownerOf(pair);
  return {
    ...NO_CHANGES,
    moved: [usedIn(first, result, now), usedIn(second, result, now)],
    events: [
      historyEvent('itemcreated', { at: now, user_id, items: [result, first.item_id, second.item_id] }),
    ],
    counted: [countOne(user_id, 'mixed')],
  };
}

function ownerOf([item]: Pair) {
  if (item.user_id === null) throw new Error(`Item ${item.item_id} is mixed but nobody holds it.`);
  return item.user_id;
}
