import { CalendarDay } from '../protocol/at.ts';
import type { Day } from '../protocol/day.ts';
import { BULK_KINDS, type BulkKind } from './bulk-kinds.ts';

export interface BulkFileName {
  kind: BulkKind;
  /** The year of the events in a file of histories; null for other kinds. */
  year: number | null;
  day: Day;
}

export function bulkFileName({ kind, year, day }: BulkFileName): string {
  return [kind, year, day].filter((part) => part !== null).join('-');
}

/** A name without a day means the newest file. */
export function parseBulkFileName(
  name: string,
): (Omit<BulkFileName, 'day'> & { day: Day | null }) | undefined {
  const [, word, year, day] = NAME.exec(name) ?? [];
  const kind = BULK_KINDS.find((known) => known === word);
  if (day !== undefined && !CalendarDay.safeParse(day).success) return undefined;
  if (!kind || (kind === 'histories') !== (year !== undefined)) return undefined;
  return { kind, year: year === undefined ? null : Number(year), day: day ?? null };
}

const NAME = /^([a-z]+)(?:-(\d{4}))??(?:-(\d{4}-\d{2}-\d{2}))?$/;
