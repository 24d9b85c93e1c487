const DIGEST_BYTES = 32;
const LARGEST_GAP = 1_000_000;

/** The last digest of each item, in one array, because millions of small arrays need several times the memory. */
export interface DigestTable {
  /** Valid until the next `set`; null where none is set. */
  get(itemId: number): Uint8Array | null;
  set(itemId: number, digest: Uint8Array): void;
}

export function createDigestTable(): DigestTable {
  let digests = new Uint8Array(DIGEST_BYTES * 1_024);
  let isSet = new Uint8Array(1_024);
  // Ids that are far from all others, as only an edit makes them, would take an array of any size.
  const far = new Map<number, Uint8Array>();

  function growTo(count: number) {
    const moreDigests = new Uint8Array(DIGEST_BYTES * count);
    const moreSet = new Uint8Array(count);
    moreDigests.set(digests);
    moreSet.set(isSet);
    [digests, isSet] = [moreDigests, moreSet];
  }

  return {
    get: (itemId) =>
      isSet[itemId]
        ? digests.subarray(itemId * DIGEST_BYTES, (itemId + 1) * DIGEST_BYTES)
        : (far.get(itemId) ?? null),
    set(itemId, digest) {
      if (itemId < 0 || itemId > isSet.length + LARGEST_GAP) {
        far.set(itemId, digest.slice());
        return;
      }
      if (itemId >= isSet.length) growTo(Math.ceil((itemId + 1) * 1.5));
      digests.set(digest, itemId * DIGEST_BYTES);
      isSet[itemId] = 1;
    },
  };
}
