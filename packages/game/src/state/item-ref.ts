import type { ItemId } from '@wallabee/contract/protocol/ids';

/**
 * An item that the same change is only now minting, named by its place in the change's `minted` list: -1 is the first.
 * Real ids are never negative, so a reference is one number and costs nothing to make.
 */
export type MintedRef = number & { readonly __brand: 'MintedRef' };

export type ItemRef = ItemId | MintedRef;

export function mintedRef(position: number): MintedRef {
  return (-1 - position) as MintedRef;
}

export function isMintedRef(ref: ItemRef): ref is MintedRef {
  return ref < 0;
}

/** The real id, once the minted items have theirs. */
export function resolveRef(ref: ItemRef, minted: readonly { item_id: ItemId }[]): ItemId {
  if (!isMintedRef(ref)) return ref;
  const item = minted[-1 - ref];
  if (!item) throw new Error(`A change names minted item ${ref}, of ${minted.length}.`);
  return item.item_id;
}
