import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export type Spent = [name: string, points: number];

interface Spending {
  from: string;
  spent: Spent[];
}

/** It returns the entries that could not be sent. */
export async function notifySpending(
  db: Db,
  { channel, from, spent }: Spending & { channel: string },
): Promise<Spent[]> {
  const failed: Spent[] = [];
  for (let start = 0; start < spent.length; start += MOST_IN_ONE) {
    const part = spent.slice(start, start + MOST_IN_ONE);
    const payload = JSON.stringify({ from, calls: part });
    await sql`select pg_notify(${channel}, ${payload})`.execute(db).catch(() => failed.push(...part));
  }
  return failed;
}

/**
 * The sender may be another release, and the payload is empty after a lost connection, so unreadable entries
 * are skipped.
 */
export function parseSpending(payload: string): Spending {
  try {
    const { from, calls } = JSON.parse(payload);
    return {
      from: String(from),
      spent: (calls as unknown[]).filter(isSpent).map(([id, n]) => [String(id), n]),
    };
  } catch {
    return { from: '', spent: [] };
  }
}

function isSpent(entry: unknown): entry is [string | number, number] {
  return Array.isArray(entry) && entry.length === 2 && Number.isSafeInteger(entry[1]) && entry[1] > 0;
}

/** A payload of NOTIFY is shorter than 8,000 bytes, and an entry takes at most 26. */
const MOST_IN_ONE = 280;
