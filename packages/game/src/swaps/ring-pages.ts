import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type RingsOptions, ringsFor } from './find-rings.ts';
import type { SwapMarket } from './market.ts';
import type { SwapRing } from './ring.ts';

interface PagesOptions extends RingsOptions {
  readonly pageSize: number;
  /** Rings that are listed elsewhere are left out. */
  readonly isListed?: (ring: SwapRing) => boolean;
}

/**
 * The rings of a player in pages. No item is in two rings of the first page, which is filled by further searches without
 * the items it has. The other rings follow in their order.
 */
export function ringPages(market: SwapMarket, player: PlayerId, options: PagesOptions): SwapRing[][] {
  const { pageSize, isListed = () => true } = options;
  const used = new Set<ItemId>();
  const first: SwapRing[] = [];
  const search = (most: number) =>
    ringsFor(market, player, { ...options, most, without: used }).filter(isListed);
  const rings = search(options.most);
  for (let found = rings; found.length > 0 && first.length < pageSize; found = search(pageSize))
    for (const ring of found) if (first.length < pageSize) addDistinct(ring, first, used);
  const others = rings.filter((ring) => !first.includes(ring)).slice(0, options.most - first.length);
  return first.length === 0 ? [] : [first, ...inPages(others, pageSize)];
}

function addDistinct(ring: SwapRing, first: SwapRing[], used: Set<ItemId>) {
  const items = ring.members.map(({ gives }) => gives.item_id);
  if (items.some((id) => used.has(id))) return;
  first.push(ring);
  for (const id of items) used.add(id);
}

function inPages(rings: readonly SwapRing[], size: number): SwapRing[][] {
  const pages: SwapRing[][] = [];
  for (let start = 0; start < rings.length; start += size) pages.push(rings.slice(start, start + size));
  return pages;
}
