import { DAY_MS, type Day } from '../protocol/day.ts';
import { type BulkKind, DAYS_OF_CHANGES, DAYS_OF_FULL_FILES } from './bulk-kinds.ts';

interface ChangesFile {
  date: Day;
  taken_at: string;
  since: Day | null;
  since_taken_at: string | null;
}

/** The files that bring a copy of `since` up to date, in order; undefined if one is missing. */
export function changesSince<File extends ChangesFile>(
  files: readonly File[],
  { since, newest }: { since: Day; newest: Day },
): File[] | undefined {
  if (since === newest) return [];
  const inOrder = [...files].sort((one, other) => (one.date < other.date ? -1 : 1));
  const wanted = inOrder.slice(inOrder.findIndex((file) => file.since === since));
  const isWhole = wanted.every((file, nth) => nth === 0 || file.since_taken_at === wanted[nth - 1]?.taken_at);
  return wanted[0]?.since === since && wanted.at(-1)?.date === newest && isWhole ? wanted : undefined;
}

/** A year counts as complete one day after its end, which allows for running actions and clock skew. */
export function isYearComplete(year: number, takenAt: Date): boolean {
  return takenAt.getTime() >= Date.UTC(year + 1, 0, 1) + DAY_MS;
}

interface StoredFile {
  kind: BulkKind;
  year: number | null;
  day: Day;
}

/** Files past their retention. The newest of each kind and year is kept, because the next one is compared with it. */
export function expiredFiles<File extends StoredFile>(files: readonly File[], today: Day): File[] {
  return files.filter((file) => {
    const days = file.kind === 'changes' ? DAYS_OF_CHANGES : DAYS_OF_FULL_FILES;
    const isOld = Date.parse(today) - Date.parse(file.day) >= days * DAY_MS;
    return isOld && (file.kind === 'changes' || files.some((other) => isNewer(other, file)));
  });
}

function isNewer(one: StoredFile, other: StoredFile): boolean {
  return one.kind === other.kind && one.year === other.year && one.day > other.day;
}
