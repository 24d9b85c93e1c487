import type { HistoryEntry } from './history.ts';
import { HISTORY_EVENT_TYPES, type HistoryEventType } from './history-event-type.ts';
import type { ShownLocation } from './item-location.ts';

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

/** Where a drone brought the item. */
export type DroneTarget = 'owner' | 'game';

export type LabelledEntry = Omit<HistoryEntry, 'digest'> & {
  type: HistoryEventType;
  label: string;
  /** Only for events of drones. */
  drone?: DroneTarget;
};

/**
 * Newest first. Skips event types that this version does not know. `location` is where the item is now; undefined
 * where no record of it is left.
 */
export function labelledHistory(
  entries: readonly HistoryEntry[],
  location: ShownLocation | undefined,
): LabelledEntry[] {
  const known = entries.flatMap(({ digest: _, ...entry }) => {
    const type = HISTORY_EVENT_TYPES.find((name) => name === entry.type);
    return type ? [{ ...entry, type, label: HISTORY_LABELS[type] }] : [];
  });
  return known.map((entry, place) =>
    entry.type === 'itemwalladrone'
      ? { ...entry, drone: droneTarget(entry, known[place - 1], location) }
      : entry,
  );
}

/** One event type stands for both: a locked item fetched from its place, and an account that was released. */
function droneTarget(
  { user, place }: Pick<HistoryEntry, 'user' | 'place'>,
  newer: Pick<HistoryEntry, 'user'> | undefined,
  location: ShownLocation | undefined,
): DroneTarget {
  if (!place) return 'game';
  if (newer) return newer.user?.id === user?.id ? 'owner' : 'game';
  return location === 'pouch' ? 'owner' : 'game';
}
