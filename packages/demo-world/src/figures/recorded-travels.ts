import { type Column, wholes } from '../columns/column.ts';
import type { WorldRows } from '../world-rows.ts';

/** By item id. */
export interface RecordedTravels {
  readonly type: Column;
  readonly metres: Column;
  readonly place: Column;
}

export function createRecordedTravels(): RecordedTravels {
  return { type: wholes(), metres: wholes(), place: wholes() };
}

export function recordTravel({ type, metres, place }: RecordedTravels, row: WorldRows['item_travel']) {
  type.set(row.item_id, row.item_type_id);
  metres.set(row.item_id, row.metres);
  place.set(row.item_id, row.place_id);
}
