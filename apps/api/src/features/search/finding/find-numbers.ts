import { createHash } from 'node:crypto';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { MOST_COUNTED } from '@wallabee/contract/search/search-kinds';
import { type Issued, type IssuedMatches, issuedMatches } from '@wallabee/game/query/issued-matches';
import { toSql } from '@wallabee/game/query/to-sql';
import { createCache } from '../../../platform/cache/cache.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { BoundText } from '../binding/bind-text.ts';
import type { TimeLimit } from '../limited-read.queries.ts';
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
  /** Counts numbers up to one too many, and types and holders where those are all. Undefined where it took too long. */
  find(db: Db, limit: TimeLimit, bound: BoundText): Promise<Finding | undefined>;
  /** Adds the types and holders of a broad query, as far as they are counted in time. */
  complete(db: Db, limit: TimeLimit, bound: BoundText, found: Finding): Promise<Finding>;
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
    clock,
  });
  const known = new WeakMap<BoundText, { matches: IssuedMatches | undefined }>();

  /** Once for each search, since many terms about numbers take up to half a second. */
  function fromMemory(bound: BoundText): IssuedMatches | undefined {
    const { matches } = known.get(bound) ?? { matches: issuedMatches(bound.query, issued(), bound.facts) };
    known.set(bound, { matches });
    return matches;
  }

  return {
    issued: fromMemory,
    allIssued: issued,
    find: async (db, limit, bound) => {
      const counted = fromMemory(bound);
      if (counted?.total === 0) return NOTHING;
      if (counted && isBroad(counted)) return { ...UNKNOWN, total: counted.total, types: counted.types };
      return broad.get(keyOf(bound)) ?? findNumbers(db, limit, bound);
    },
    complete: async (db, limit, bound, found) => {
      if (!isBroad(found)) return found;
      const known = broad.get(keyOf(bound));
      if (known) return known;
      const complete = await countRest(db, limit, bound, found);
      // What was not counted in time would not be a moment later either.
      if (!bound.isPersonal) broad.set(keyOf(bound), complete);
      return complete;
    },
  };
}

async function countRest(db: Db, limit: TimeLimit, bound: BoundText, found: Finding): Promise<Finding> {
  const types = found.types ?? (await findTypes(db, limit, bound)) ?? null;
  const places = (await countHolders(db, limit, bound, 'place_id')) ?? null;
  const owners = (await countHolders(db, limit, bound, 'user_id')) ?? null;
  return { total: found.total, types, places, owners };
}

const UNKNOWN = { types: null, owners: null, places: null };
const NOTHING: Finding = { total: 0, types: [], owners: 0, places: 0 };

function isBroad({ total }: Pick<Finding, 'total'>): boolean {
  return total > MOST_COUNTED;
}

function keyOf({ query, facts }: BoundText): string {
  const { text, values } = toSql(query, facts);
  return createHash('sha256')
    .update(`${text} ${JSON.stringify(values)}`)
    .digest('base64url');
}
