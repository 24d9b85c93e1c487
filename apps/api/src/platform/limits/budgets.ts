import { randomUUID } from 'node:crypto';
import { type Bucket, charge, isFull, type Limit, spend } from '@wallabee/contract/protocol/token-bucket';
import { createCache } from '../cache/cache.ts';
import type { Db } from '../db/db.ts';
import type { Notifications } from '../realtime/notifications.ts';
import { notifySpending, parseSpending, type Spent } from './budgets.queries.ts';

interface BudgetSharing {
  db: Db;
  notifications: Pick<Notifications, 'on'>;
  channel: string;
}

interface BudgetOptions {
  limit: Limit;
  /** A monotonic clock keeps a jump of the wall clock from filling or draining a bucket. */
  clock?: (() => number) | undefined;
  sharing?: BudgetSharing | undefined;
}

/**
 * Token buckets are decided in memory and shared by NOTIFY, so that no request waits for the database;
 * overspending by several processes becomes a debt (docs/decisions/0033-limits-per-network.md).
 */
export function createBudgets({ limit, sharing, ...options }: BudgetOptions) {
  const { clock = () => performance.now() } = options;
  const self = randomUUID();
  // A bucket takes about 200 bytes, and an evicted one starts full.
  const buckets = createCache<Bucket>({ name: 'rate-budgets', maxEntries: 20_000 });
  const unpublished = new Map<string, number>();
  let isPublishing = false;

  function note([name, points]: Spent) {
    if (!sharing || unpublished.size >= MOST_UNPUBLISHED) return;
    unpublished.set(name, (unpublished.get(name) ?? 0) + points);
  }

  async function publish() {
    if (!sharing || unpublished.size === 0) return;
    const spent = [...unpublished].slice(0, MOST_PUBLISHED);
    for (const [name] of spent) unpublished.delete(name);
    const failed = await notifySpending(sharing.db, { channel: sharing.channel, from: self, spent });
    failed.forEach(note);
  }

  /** Only one statement runs at a time, so that a database that does not answer collects none. */
  function publishSoon() {
    if (isPublishing) return;
    isPublishing = true;
    void publish().finally(() => {
      isPublishing = false;
    });
  }

  function chargeAll(spent: Spent[]) {
    for (const [name, cost] of spent)
      buckets.set(name, charge(buckets.get(name), { cost, limit, now: clock() }));
  }

  sharing?.notifications.on(sharing.channel, (payload) => {
    const { from, spent } = parseSpending(payload);
    if (from !== self) chargeAll(spent);
  });
  const timers = [
    setInterval(publishSoon, PUBLISHING_MS).unref(),
    setInterval(() => {
      buckets.deleteWhere((bucket) => isFull(bucket, { limit, now: clock() }));
    }, SWEEPING_MS).unref(),
  ];

  return {
    limit,
    size: buckets.size,
    spend(name: string, cost: number): { left: number; waitMs: number } {
      const { bucket, wait } = spend(buckets.get(name), { cost, limit, now: clock() });
      buckets.set(name, bucket);
      if (wait === 0) note([name, cost]);
      return { left: Math.max(0, Math.floor(bucket.points)), waitMs: wait };
    },
    /** Reads the budget without spending. */
    left(name: string): number {
      const { points } = charge(buckets.get(name), { cost: 0, limit, now: clock() });
      return Math.max(0, Math.floor(points));
    },
    /** It charges costs that are known too late to refuse. */
    charge(name: string, cost: number) {
      chargeAll([[name, cost]]);
      note([name, cost]);
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** A longer interval lets processes overspend more, and a shorter one costs more statements. */
const PUBLISHING_MS = 250;
const SWEEPING_MS = 5_000;

const MOST_UNPUBLISHED = 20_000;

const MOST_PUBLISHED = 1_400;
