import { FORAGE_MINUTES, MIX_MINUTES, SWAP_MINUTES } from '@wallabee/contract/plan/plan-costs';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { PlannedWay } from './plan-problem.ts';

export interface WayCost {
  readonly honeycombs: number;
  /** The effort, without walking. */
  readonly minutes: number;
}

/** What one item costs this way, without the parts of a mix. */
export function wayCost(way: PlannedWay): WayCost {
  const honeycombs = 'honeycombs' in way ? way.honeycombs : 0;
  return { honeycombs, minutes: MINUTES[way.kind] };
}

/** The numbered items that the way uses up. */
export function itemsOf(way: PlannedWay): ItemId[] {
  if (way.kind === 'swap') return [way.item_id, way.gives];
  return 'item_id' in way ? [way.item_id] : [];
}

const MINUTES: Record<PlannedWay['kind'], number> = {
  stock: 0,
  held: 0,
  place: 0,
  market: 0,
  market_stock: 0,
  store: 0,
  forage: FORAGE_MINUTES,
  swap: SWAP_MINUTES,
  mix: MIX_MINUTES,
};
