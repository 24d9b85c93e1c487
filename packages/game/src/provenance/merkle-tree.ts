import type { Sha256 } from './step-digest.ts';

/** From the leaves up to the level with one node. */
export type MerkleTree = readonly (readonly Uint8Array[])[];

export interface PathNode {
  /** On which side of the node of the path this one is. */
  readonly side: 'left' | 'right';
  readonly digest: Uint8Array;
}

/** The last digest of an item on a day. */
export interface Head {
  readonly item_id: number;
  readonly digest: Uint8Array;
}

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

/** Eight bytes, used for one leaf after the other, because a world has millions of them. */
const ITEM_ID = new DataView(new ArrayBuffer(8));
const ITEM_ID_BYTES = new Uint8Array(ITEM_ID.buffer);

export function leafOf(sha256: Sha256, { item_id, digest }: Head): Uint8Array {
  ITEM_ID.setUint32(0, Math.floor(item_id / 2 ** 32));
  ITEM_ID.setUint32(4, item_id % 2 ** 32);
  return sha256(LEAF, ITEM_ID_BYTES, digest);
}

/** The heads are in order of `item_id`. */
export function treeOf(sha256: Sha256, heads: readonly Head[]): MerkleTree {
  let level = heads.map((head) => leafOf(sha256, head));
  const tree = [level];
  while (level.length > 1) {
    level = levelAbove(sha256, level);
    tree.push(level);
  }
  return tree;
}

/** A node without a neighbour goes up unchanged. */
function levelAbove(sha256: Sha256, level: readonly Uint8Array[]): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let position = 0; position < level.length; position += 2) {
    const [left, right] = [level[position], level[position + 1]];
    if (left) above.push(right ? nodeOf(sha256, left, right) : left);
  }
  return above;
}

function nodeOf(sha256: Sha256, left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(NODE, left, right);
}

/** Null for a tree without leaves. */
export function topOf(tree: MerkleTree): Uint8Array | null {
  return tree.at(-1)?.[0] ?? null;
}

/** The nodes that lead from a leaf to the top. */
export function pathOf(tree: MerkleTree, leaf: number): PathNode[] {
  return tree.flatMap((level, height) => {
    const position = Math.floor(leaf / 2 ** height);
    const isLeft = position % 2 === 0;
    const digest = level[isLeft ? position + 1 : position - 1];
    return digest ? [{ side: isLeft ? 'right' : 'left', digest }] : [];
  });
}

export function topFrom(sha256: Sha256, leaf: Uint8Array, path: readonly PathNode[]): Uint8Array {
  return path.reduce(
    (node, { side, digest }) =>
      side === 'left' ? nodeOf(sha256, digest, node) : nodeOf(sha256, node, digest),
    leaf,
  );
}

const DAY = new Uint8Array([2]);
const NONE = new Uint8Array(32);

/** `before` is the root of the day before, null for the first day; `top` is null for a day without steps. */
export function dayRoot(
  sha256: Sha256,
  { day, before, top }: { day: string; before: Uint8Array | null; top: Uint8Array | null },
): Uint8Array {
  return sha256(DAY, day, before ?? NONE, top ?? NONE);
}
