import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { Point } from '@wallabee/contract/places/nearness';
import { DAY_MS } from '@wallabee/contract/protocol/day';
import type { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '../state/item-state.ts';

export interface LifeEvent {
  readonly history_id: number;
  readonly type: HistoryEventType;
  readonly created_at: Instant;
  readonly user_id: PlayerId | null;
  readonly gift_user_id: PlayerId | null;
  readonly place_id: PlaceId | null;
  /** Where the event left the item; null where no record of it is left. */
  readonly location: ItemLocation | null;
  readonly holder_id: PlayerId | null;
}

export interface LifePlace extends Point {
  readonly name: string;
  readonly city: string;
}

export interface Life {
  /** Oldest first. */
  readonly events: readonly LifeEvent[];
  /** Events at other places have no stop. */
  readonly places: ReadonlyMap<PlaceId, LifePlace>;
  readonly now: Instant;
}

export const YEAR_MS = 365 * DAY_MS;

export function isInPlayersHands(location: ItemLocation | null): boolean {
  return location === 'pouch' || location === 'saved' || location === 'lockbox';
}

/** The game has it, and may give it to somebody again. */
export function isWithGame(location: ItemLocation | null): boolean {
  return location === 'mixing_pool' || location === 'unique_pool' || location === 'limbo';
}

export function isGone(location: ItemLocation | null): boolean {
  return location === 'mixed' || location === 'destroyed' || location === 'recycle_center';
}

export function liesAtPlace({ type, location }: Pick<LifeEvent, 'type' | 'location'>): boolean {
  return location === 'dropped' || (location === null && type === 'itemdropped');
}
