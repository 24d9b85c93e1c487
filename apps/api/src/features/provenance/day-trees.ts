import { type MerkleTree, treeOf } from '@wallabee/game/provenance/merkle-tree';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { sha256 } from '../../platform/hashing/sha256.ts';
import { listHeads } from './provenance.queries.ts';

export interface DayTree {
  readonly tree: MerkleTree;
  /** The items of the leaves, in order. */
  readonly items: readonly number[];
}

export interface DayTrees {
  load(db: Db, day: string): DayTree | Promise<DayTree>;
}

/** Published days do not change; the TTL covers a tree of rows that somebody changed and restored. */
export function createDayTrees(clock?: () => number): DayTrees {
  const trees = createCache<DayTree>({
    name: 'provenance-trees',
    maxBytes: 32 * 1024 ** 2,
    ttlMs: 600_000,
    sizeOf: ({ items }) => 1_000 + items.length * BYTES_A_LEAF,
    clock,
  });
  return {
    load: (db, day) =>
      trees.getOrLoad(day, async () => {
        const heads = await listHeads(db, day);
        return { tree: treeOf(sha256, heads), items: heads.map(({ item_id }) => item_id) };
      }),
  };
}

/** A leaf, about one node above it, and the objects around both. */
const BYTES_A_LEAF = 400;
