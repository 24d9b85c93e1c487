import type { HistoryEntry } from './history.ts';
import { HISTORY_EVENT_TYPES, type HistoryEventType } from './history-event-type.ts';

export const HISTORY_LABELS: Record<HistoryEventType, string> = {
  itemvault: 'Saved',
  itemunvault: 'Moved',
  itemswappedvault: 'Swapped',
  itemswappedplace: 'Swapped',
  itemtraded: 'Traded',
  itempickedup: 'Picked Up',
  itemfound: 'Found',
  mysteryboxopened: 'Opened',
  chestopened: 'Opened',
  grabbagopened: 'Opened',
  itemgifted: 'Gifted',
  itemwalladrone: 'Returned by a drone',
  itemunlockboxed: 'Moved from lock box',
  itemlockboxed: 'Stashed',
  itemdropped: 'Dropped',
  itempurchased: 'Purchased',
  marketpurchase: 'Purchased',
  marketsold: 'Sold',
  itemrecycled: 'Recycled',
  itemcreated: 'Created',
};

export type LabelledEntry = HistoryEntry & { type: HistoryEventType; label: string };

/** Skips event types that this version does not know. */
export function labelledHistory(entries: readonly HistoryEntry[]): LabelledEntry[] {
  return entries.flatMap((entry) => {
    const type = HISTORY_EVENT_TYPES.find((known) => known === entry.type);
    return type ? [{ ...entry, type, label: HISTORY_LABELS[type] }] : [];
  });
}
