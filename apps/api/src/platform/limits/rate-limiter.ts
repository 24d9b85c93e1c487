import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '../db/db.ts';
import { digest } from '../sessions/digest.ts';
import { RATE_LIMIT_TABLE, rateLimitStore } from './rate-limiter.queries.ts';

export interface RateLimit {
  calls: number;
  seconds: number;
}

interface RateLimiterOptions extends RateLimit {
  db: Db;
  name: string;
}

interface Consumed {
  isOver: boolean;
  remaining: number;
  waitMs: number;
}

/** A window begins with its first call and is counted in PostgreSQL for all processes. */
export function createRateLimiter({ db, name, calls, seconds }: RateLimiterOptions) {
  const limiter = new RateLimiterPostgres({
    storeClient: rateLimitStore(db),
    storeType: 'pool',
    tableName: RATE_LIMIT_TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: calls,
    duration: seconds,
  });
  const windowMs = seconds * 1_000;
  const keyOf = (counted: string) => digest(`${name}\n${counted}`).toString('base64url');

  async function count(key: string) {
    const counted = await limiter.penalty(key);
    // A window that ends later than possible was written before the clock was set back.
    const isFromTheFuture = counted.msBeforeNext > windowMs + CLOCK_DIFFERENCE_MS;
    return isFromTheFuture ? limiter.set(key, 1, seconds) : counted;
  }

  return {
    async consume(counted: string): Promise<Consumed> {
      const { consumedPoints, msBeforeNext } = await count(keyOf(counted));
      return {
        isOver: consumedPoints > calls,
        remaining: Math.max(0, calls - consumedPoints),
        waitMs: Math.min(msBeforeNext, windowMs),
      };
    },
    async refund(counted: string) {
      await limiter.reward(keyOf(counted));
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** The clocks of several machines may differ by this much. */
const CLOCK_DIFFERENCE_MS = 30_000;
