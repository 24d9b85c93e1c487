import { CHRISTMAS_CRACKER_ID, MYSTERY_BOX_ID } from '../protocol/special-ids.ts';
import {
  COUNTED_LOCATIONS,
  ITEM_STATUSES,
  type ItemStatus,
  type LocationCounts,
  OUT_OF_PLAY,
  type OutOfPlay,
} from './item-status.ts';

/** Crackers are pulled and mystery boxes opened. */
export function isCountedAsOpened(itemTypeId: number): boolean {
  return itemTypeId === CHRISTMAS_CRACKER_ID || itemTypeId === MYSTERY_BOX_ID;
}

/** The issued numbers of the range minus all other counts. Only destroyed items remain. */
export function openedCount(counts: LocationCounts, range: { max: number; totalIssued: number }): number {
  const others = COUNTED_LOCATIONS.filter((location) => location !== 'destroyed');
  return Math.max(0, Math.min(range.max, range.totalIssued) - sumOf(counts, others));
}

export interface StatusLine {
  status: ItemStatus | OutOfPlay | 'opened';
  /** One for each range. */
  counts: number[];
}

/** All lines of a range add up to its issued numbers. */
export function statusLines(ranges: readonly (LocationCounts & { opened: number | null })[]): StatusLine[] {
  const isOpened = ranges.every(({ opened }) => opened !== null);
  const line = (status: ItemStatus | OutOfPlay): StatusLine => ({
    status,
    counts: ranges.map((range) => range[status]),
  });
  const hasAny = ({ counts }: StatusLine) => counts.some((count) => count > 0);
  const [mixed, ...others] = ITEM_STATUSES.map(line);
  const outOfPlay = OUT_OF_PLAY.map(line).filter(hasAny);
  if (!mixed) return [];
  if (!isOpened) return [mixed, ...others, ...outOfPlay];
  return [
    { status: 'opened', counts: ranges.map(({ opened }) => opened ?? 0) },
    ...others,
    ...[mixed, ...outOfPlay].filter((entry) => entry.status !== 'destroyed' && hasAny(entry)),
  ];
}

function sumOf(counts: LocationCounts, locations: readonly (ItemStatus | OutOfPlay)[]): number {
  return locations.reduce((total, location) => total + counts[location], 0);
}
