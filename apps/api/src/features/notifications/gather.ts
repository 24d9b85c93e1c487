import type { NotificationRow } from './notifications.queries.ts';

/** The newest of some that are alike, and all of them, the newest first. */
export interface Gathered {
  newest: NotificationRow;
  all: NotificationRow[];
}

/**
 * Gathers rows of the same kind about the same thing, up to a number of entries. Those that were read are gathered by
 * day, so that a long list does not put years into one entry.
 */
export function gather(rows: readonly NotificationRow[], most: number): Gathered[] {
  const entries = new Map<string, Gathered>();
  for (const row of rows) {
    const key = keyOf(row);
    const entry = entries.get(key);
    if (!entry && entries.size === most) break;
    if (entry) entry.all.push(row);
    else entries.set(key, { newest: row, all: [row] });
  }
  return [...entries.values()];
}

function keyOf({ kind, about, read_at, at }: NotificationRow): string {
  return `${kind} ${about} ${read_at === null ? 'unread' : at.toISOString().slice(0, 10)}`;
}
