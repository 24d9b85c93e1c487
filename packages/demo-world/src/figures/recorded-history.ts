import { HISTORY_EVENT_TYPES, type HistoryEventType } from '@wallabee/contract/items/history-event-type';
import { ITEM_LOCATIONS, type ItemLocation } from '@wallabee/contract/items/item-location';
import { bytes, type Column, instants, wholes } from '../columns/column.ts';
import type { WorldRows } from '../world-rows.ts';

/** One entry for each event, although the history has a row for each item of it. An id of 0 means none. */
export interface RecordedHistory {
  readonly type: Column;
  readonly at: Column;
  readonly user: Column;
  readonly place: Column;
  readonly primary: Column;
  readonly secondary: Column;
  readonly tertiary: Column;
  readonly recipient: Column;
  /** The items whose history lists the event: the sum of `LISTED`. */
  readonly listed: Column;
  /** By the item's part of the event, where the event is recorded for it. */
  readonly after: Record<EventPart, { readonly location: Column; readonly holder: Column }>;
}

type EventPart = keyof typeof LISTED;

export const LISTED = { primary: 1, secondary: 2, tertiary: 4 };

export function createRecordedHistory(): RecordedHistory {
  return {
    type: bytes(),
    at: instants(),
    user: wholes(),
    place: wholes(),
    primary: wholes(),
    secondary: wholes(),
    tertiary: wholes(),
    recipient: wholes(),
    listed: bytes(),
    after: {
      primary: { location: bytes(), holder: wholes() },
      secondary: { location: bytes(), holder: wholes() },
      tertiary: { location: bytes(), holder: wholes() },
    },
  };
}

const NUMBER_OF_TYPE = new Map<string, number>(HISTORY_EVENT_TYPES.map((type, index) => [type, index]));

export function eventTypeAt({ type }: RecordedHistory, position: number): HistoryEventType | undefined {
  return HISTORY_EVENT_TYPES[type.at(position)];
}

export function recordHistoryRow(history: RecordedHistory, row: WorldRows['history']) {
  const last = history.type.length - 1;
  const at = Date.parse(row.created_at);
  if (last >= 0 && isOfEvent(history, last, { row, at })) {
    recordListed(history, last, row);
    return;
  }
  history.type.push(NUMBER_OF_TYPE.get(row.type) ?? HISTORY_EVENT_TYPES.length);
  history.at.push(at);
  history.user.push(row.user_id ?? 0);
  history.place.push(row.place_id ?? 0);
  history.primary.push(row.primary_item_id);
  history.secondary.push(row.secondary_item_id ?? 0);
  history.tertiary.push(row.tertiary_item_id ?? 0);
  history.recipient.push(row.gift_user_id ?? 0);
  recordListed(history, history.type.length - 1, row);
}

function recordListed(history: RecordedHistory, position: number, row: WorldRows['history']) {
  const part = partOf(row);
  history.listed.set(position, history.listed.at(position) | LISTED[part]);
  history.after[part].location.set(position, ITEM_LOCATIONS.indexOf(row.location as ItemLocation));
  history.after[part].holder.set(position, row.holder_id ?? 0);
}

/** The rows of an event follow each other, and no two events have all of this in common. */
function isOfEvent(
  history: RecordedHistory,
  position: number,
  { row, at }: { row: WorldRows['history']; at: number },
): boolean {
  return (
    history.primary.at(position) === row.primary_item_id &&
    history.at.at(position) === at &&
    history.secondary.at(position) === (row.secondary_item_id ?? 0) &&
    history.tertiary.at(position) === (row.tertiary_item_id ?? 0) &&
    eventTypeAt(history, position) === row.type
  );
}

function partOf({ item_id, primary_item_id, secondary_item_id }: WorldRows['history']): EventPart {
  if (item_id === primary_item_id) return 'primary';
  return item_id === secondary_item_id ? 'secondary' : 'tertiary';
}
