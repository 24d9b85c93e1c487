import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type PlannedWay, type PlanProblem, type Source, type StockItem, wayKey } from './plan-problem.ts';

/** The ways to each type of a problem that can be taken, one at a time. */
export interface UsableWays {
  /** The types that the targets may need; each comes before the types that it is made from. */
  readonly order: readonly ItemTypeId[];
  readonly of: (type: ItemTypeId) => readonly PlannedWay[];
}

export function usableWays(problem: PlanProblem): UsableWays {
  const { order, formulas } = orderedTypes(problem);
  const stockIds = new Set(problem.stock.map(({ item_id }) => item_id));
  const stock = byType(problem.stock);
  const ways = new Map<ItemTypeId, readonly PlannedWay[]>();
  for (const type of order.toReversed()) {
    const own = (stock.get(type) ?? []).map(toStockWay);
    const sources = (problem.sources.get(type) ?? []).filter((source) => isUsable(source, problem, stockIds));
    const mixes = (formulas.get(type) ?? []).filter((mix) =>
      mix.formula.every((part) => canBePart(ways, part)),
    );
    ways.set(type, [...own, ...sources, ...mixes]);
  }
  return { order, of: (type) => ways.get(type) ?? [] };
}

function byType(stock: readonly StockItem[]): Map<ItemTypeId, StockItem[]> {
  const groups = new Map<ItemTypeId, StockItem[]>();
  for (const item of stock) {
    const group = groups.get(item.item_type_id);
    if (group) group.push(item);
    else groups.set(item.item_type_id, [item]);
  }
  return groups;
}

function toStockWay({ item_id, number }: StockItem): PlannedWay {
  return { kind: 'stock', item_id, number };
}

function isUsable(source: Source, { start, places }: PlanProblem, stock: ReadonlySet<ItemId>): boolean {
  if (source.kind === 'swap') return stock.has(source.gives);
  const place = 'place_id' in source ? source.place_id : null;
  return place === null || (start !== null && places.has(place));
}

function canBePart(ways: ReadonlyMap<ItemTypeId, readonly PlannedWay[]>, type: ItemTypeId): boolean {
  return (ways.get(type) ?? []).some(({ kind }) => kind !== 'held');
}

type Mix = Extract<PlannedWay, { kind: 'mix' }>;

/** A formula that would need the type itself is left out. */
function orderedTypes({ targets, formulas }: PlanProblem) {
  const finished: ItemTypeId[] = [];
  const state = new Map<ItemTypeId, 'open' | 'finished'>();
  const mixes = new Map<ItemTypeId, Mix[]>();
  const visit = (type: ItemTypeId) => {
    if (state.has(type)) return;
    state.set(type, 'open');
    const byKey = new Map<string, Mix>();
    for (const formula of formulas.get(type) ?? []) {
      for (const part of formula) visit(part);
      const mix: Mix = { kind: 'mix', formula };
      const isOnceOnly = !byKey.has(wayKey(mix));
      if (isOnceOnly && formula.every((part) => state.get(part) === 'finished')) byKey.set(wayKey(mix), mix);
    }
    mixes.set(type, [...byKey.values()]);
    state.set(type, 'finished');
    finished.push(type);
  };
  for (const { item_type_id } of targets) visit(item_type_id);
  return { order: finished.reverse(), formulas: mixes };
}
