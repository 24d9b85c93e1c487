import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type PlannedWay, type PlanProblem, type StockItem, wayKey } from './plan-problem.ts';
import type { Draft } from './search/draft.ts';
import type { Model } from './search/model.ts';

/** Which items of the stock are saved and which are mixed, of those that no swap takes. */
export interface AssignedStock {
  /** By target: how it is got, the lowest number where it is from the stock. */
  readonly targets: readonly (PlannedWay | undefined)[];
  /** By type: spares first, then the highest numbers. */
  readonly mixed: ReadonlyMap<ItemTypeId, readonly PlannedWay[]>;
}

export function assignStock(problem: PlanProblem, { types }: Model, draft: Draft): AssignedStock {
  const free = freeStock(problem, draft);
  const take = (type: ItemTypeId, compare: typeof compareForMix) => {
    const items = free.get(type) ?? [];
    const first = items.reduce((one, other) => (compare(one, other) <= 0 ? one : other));
    items.splice(items.indexOf(first), 1);
    return toWay(first);
  };
  const targets = draft.targets.map((supply, index) => {
    const target = problem.targets[index];
    if (!target || supply?.way.kind !== 'stock' || wayKey(supply.way) === target.use) return supply?.way;
    return take(target.item_type_id, (one, other) => one.number - other.number);
  });
  const mixed = types.map(({ id }, type) => {
    const stock = (draft.parts[type] ?? []).filter(({ way }) => way.kind === 'stock');
    return [id, stock.map(() => take(id, compareForMix))] as const;
  });
  return { targets, mixed: new Map(mixed) };
}

function freeStock({ stock, targets }: PlanProblem, draft: Draft): Map<ItemTypeId, StockItem[]> {
  const used = new Set<ItemId>();
  for (const supply of [...draft.targets, ...draft.parts.flat()])
    if (supply?.way.kind === 'swap') used.add(supply.way.gives);
  for (const [index, supply] of draft.targets.entries())
    if (supply?.way.kind === 'stock' && wayKey(supply.way) === targets[index]?.use)
      used.add(supply.way.item_id);
  const free = new Map<ItemTypeId, StockItem[]>();
  for (const item of stock.filter(({ item_id }) => !used.has(item_id))) {
    const items = free.get(item.item_type_id);
    if (items) items.push(item);
    else free.set(item.item_type_id, [item]);
  }
  return free;
}

function toWay({ item_id, number }: StockItem): PlannedWay {
  return { kind: 'stock', item_id, number };
}

function compareForMix(one: StockItem, other: StockItem): number {
  return Number(other.is_spare) - Number(one.is_spare) || other.number - one.number;
}
