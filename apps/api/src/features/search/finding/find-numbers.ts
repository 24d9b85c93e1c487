import { createHash } from 'node:crypto';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { MOST_COUNTED } from '@wallabee/contract/search/search-kinds';
import { type Issued, type IssuedMatches, issuedMatches } from '@wallabee/game/query/issued-matches';
import { toSql } from '@wallabee/game/query/to-sql';
import { type Cache, createCache } from '../../../platform/cache/cache.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { BoundText } from '../binding/bind-text.ts';
import { startTimeLimit, type TimeLimit } from '../limited-read.queries.ts';
import { countHolders, findNumbers, findTypes } from './found.queries.ts';

/** How much a query finds. A total of more than `MOST_COUNTED` is one of many; null was not counted in time. */
export interface Finding {
  readonly total: number;
  readonly types: readonly ItemTypeId[] | null;
  readonly owners: number | null;
  readonly places: number | null;
}

export interface NumberFinder {
  /** What a query of types and numbers alone finds, from memory. */
  issued(bound: BoundText): IssuedMatches | undefined;
  allIssued(): Issued;
  /** Undefined where it took too long. */
  find(db: Db, limit: TimeLimit, bound: BoundText): Promise<Finding | undefined>;
}

interface FinderOptions {
  issued: () => Issued;
  clock: () => number;
}

export function createNumberFinder({ issued, clock }: FinderOptions): NumberFinder {
  const broad = createCache<Finding>({
    name: 'broad-searches',
    maxBytes: 8 * 1024 ** 2,
    ttlMs: 60_000,
    sizeOf: ({ types }) => 200 + 8 * (types?.length ?? 0),
    isCacheable: isBroad,
    clock,
  });
  const fromMemory = ({ query, facts }: BoundText) => issuedMatches(query, issued(), facts);

  async function read(db: Db, limit: TimeLimit, bound: BoundText): Promise<Finding | undefined> {
    const counted = fromMemory(bound);
    if (counted?.total === 0) return NOTHING;
    if (counted && isBroad(counted)) return withHolders(db, limit, bound, counted);
    const found = await findNumbers(db, limit, bound);
    if (!found || !isBroad(found)) return found;
    const types = await findTypes(db, part(limit, TYPES_MS), bound);
    return withHolders(db, limit, bound, { total: found.total, types: types ?? null });
  }

  async function withHolders(
    db: Db,
    limit: TimeLimit,
    bound: BoundText,
    { total, types }: Pick<Finding, 'total' | 'types'>,
  ): Promise<Finding> {
    const places = await countHolders(db, limit, bound, 'place_id');
    const owners = await countHolders(db, limit, bound, 'user_id');
    return { total, types, owners: owners ?? null, places: places ?? null };
  }

  /** What a broad query finds beside its numbers is worth only a part of the time. */
  function part(limit: TimeLimit, mostMs: number): TimeLimit {
    return startTimeLimit(Math.min(mostMs, limit.leftMs()), clock);
  }

  return {
    issued: fromMemory,
    allIssued: issued,
    find: async (db, limit, bound) =>
      bound.isPersonal ? read(db, limit, bound) : cached(broad, bound, () => read(db, limit, bound)),
  };
}

const NOTHING: Finding = { total: 0, types: [], owners: 0, places: 0 };
const TYPES_MS = 200;

function isBroad({ total }: Pick<Finding, 'total'>): boolean {
  return total > MOST_COUNTED;
}

async function cached(
  cache: Cache<Finding>,
  { query, facts }: BoundText,
  read: () => Promise<Finding | undefined>,
): Promise<Finding | undefined> {
  const { text, values } = toSql(query, facts);
  const key = createHash('sha256')
    .update(`${text} ${JSON.stringify(values)}`)
    .digest('base64url');
  const known = cache.get(key);
  if (known) return known;
  const found = await read();
  if (found && isBroad(found)) cache.set(key, found);
  return found;
}
