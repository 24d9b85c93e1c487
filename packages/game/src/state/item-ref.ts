import type { ItemId } from '@wallabee/contract/protocol/ids';

/**
 * An item that the same change mints, by its index in `minted`: -1 is the first. Real ids are never negative,
 * so one number holds either.
 */
export type MintedRef = number & { readonly __brand: 'MintedRef' };

export type ItemRef = ItemId | MintedRef;

export function mintedRef(position: number): MintedRef {
  return (-1 - position) as MintedRef;
}

export function isMintedRef(ref: ItemRef): ref is MintedRef {
  return ref < 0;
}

export function resolveRef(ref: ItemRef, minted: readonly { item_id: ItemId }[]): ItemId {
  if (!isMintedRef(ref)) return ref;
  const item = minted[-1 - ref];
  if (!item) throw new Error(`A change names minted item ${ref}, of ${minted.length}.`);
  return item.item_id;
}
