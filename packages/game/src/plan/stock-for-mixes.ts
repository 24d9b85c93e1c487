import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { PlannedWay, PlanProblem, StockItem } from './plan-problem.ts';
import type { Draft } from './search/draft.ts';
import type { Model } from './search/model.ts';

/** The items of the stock that are mixed, by type: spares first, then the highest numbers. */
export function stockForMixes(
  { stock }: PlanProblem,
  { types }: Model,
  { targets, parts }: Draft,
): ReadonlyMap<ItemTypeId, readonly PlannedWay[]> {
  const usedElsewhere = new Set<ItemId>();
  for (const supply of [...targets, ...parts.flat()]) {
    const way = supply?.way;
    if (way?.kind === 'swap') usedElsewhere.add(way.gives);
  }
  for (const supply of targets) if (supply?.way.kind === 'stock') usedElsewhere.add(supply.way.item_id);
  const free = new Map<ItemTypeId, StockItem[]>(types.map(({ id }) => [id, []]));
  for (const item of stock) if (!usedElsewhere.has(item.item_id)) free.get(item.item_type_id)?.push(item);
  return new Map(
    types.map(({ id }, type) => {
      const count = parts[type]?.filter(({ way }) => way.kind === 'stock').length ?? 0;
      const items = count === 0 ? [] : (free.get(id) ?? []).sort(compareForMix).slice(0, count);
      return [id, items.map(({ item_id, number }): PlannedWay => ({ kind: 'stock', item_id, number }))];
    }),
  );
}

function compareForMix(one: StockItem, other: StockItem): number {
  return (
    Number(other.is_spare) - Number(one.is_spare) || other.number - one.number || one.item_id - other.item_id
  );
}
