import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export const KEY_CALLS_CHANNEL = 'key_calls';

/** The id of a key, and how many calls it has paid. */
type KeyCalls = [id: number, calls: number];

interface Spending {
  from: string;
  calls: KeyCalls[];
}

/** Tells all server processes what keys have spent at this one. Answers those that could not be told. */
export async function announceKeyCalls(db: Db, { from, calls }: Spending): Promise<KeyCalls[]> {
  const failed: KeyCalls[] = [];
  for (let start = 0; start < calls.length; start += MOST_IN_ONE) {
    const part = calls.slice(start, start + MOST_IN_ONE);
    const payload = JSON.stringify({ from, calls: part });
    await sql`select pg_notify(${KEY_CALLS_CHANNEL}, ${payload})`
      .execute(db)
      .catch(() => failed.push(...part));
  }
  return failed;
}

/** Possibly from a newer server, or nothing, after a lost connection: whatever is not understood is passed over. */
export function readKeyCalls(payload: string): Spending {
  try {
    const { from, calls } = JSON.parse(payload);
    return { from: String(from), calls: (calls as unknown[]).filter(isKeyCalls) };
  } catch {
    return { from: '', calls: [] };
  }
}

function isKeyCalls(entry: unknown): entry is KeyCalls {
  return Array.isArray(entry) && entry.length === 2 && entry.every(Number.isSafeInteger);
}

/** A payload of PostgreSQL's is shorter than 8,000 bytes; two numbers take at most 24 here. */
const MOST_IN_ONE = 300;
