import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { Day } from '@wallabee/contract/protocol/day';
import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant } from './item-state.ts';

/** By how much the numbers with so many digits at a location become more. */
export interface LocationChange {
  readonly item_type_id: ItemTypeId;
  readonly digits: number;
  readonly location: ItemLocation;
  readonly by: number;
}

export interface LocationDay extends LocationChange {
  readonly day: Day;
}

export interface LocationCount extends Omit<LocationChange, 'by'> {
  readonly count: number;
}

/** What `player_day` counts. */
export interface PlayerDeeds {
  readonly finds: number;
  readonly trades: number;
  readonly mixes: number;
}

export interface PlayerDay extends PlayerDeeds {
  readonly player_id: PlayerId;
  readonly day: Day;
}

/** From when to when a player had an item saved. */
export interface SavedSpan {
  readonly item_id: ItemId;
  readonly item_type_id: ItemTypeId;
  readonly player_id: PlayerId;
  readonly saved_at: Instant;
  /** Null while it is saved. */
  readonly ended_at: Instant | null;
}
