import { ItemId, ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';
import type { Formula, PlanProblem, PlanTarget, Source, StockItem } from './plan-problem.ts';

export const type = (id: number) => ItemTypeId.parse(id);
export const item = (id: number) => ItemId.parse(id);
export const place = (id: number) => PlaceId.parse(id);

export function aTarget(id: number, facts: Partial<PlanTarget> = {}): PlanTarget {
  return { item_type_id: type(id), below: null, use: null, ...facts };
}

export function aStockItem(id: number, typeId: number, facts: Partial<StockItem> = {}): StockItem {
  return { item_id: item(id), item_type_id: type(typeId), number: 100 + id, is_spare: false, ...facts };
}

export const market = (id: number, honeycombs: number, number = 500): Source => ({
  kind: 'market',
  item_id: item(id),
  number,
  honeycombs,
});
export const store = (honeycombs: number): Source => ({ kind: 'store', honeycombs });
export const lying = (id: number, at: number, number = 500): Source => ({
  kind: 'place',
  item_id: item(id),
  number,
  place_id: place(at),
});
export const ring = (id: number, gives: number, number = 500): Source => ({
  kind: 'swap',
  item_id: item(id),
  number,
  gives: item(gives),
});
export const forage = (at: number | null): Source => ({
  kind: 'forage',
  place_id: at === null ? null : place(at),
});

interface Facts extends Partial<Omit<PlanProblem, 'sources' | 'formulas' | 'nextNumbers'>> {
  readonly sources?: Record<number, readonly Source[]>;
  readonly formulas?: Record<number, readonly (readonly [number, number])[]>;
  readonly nextNumbers?: Record<number, number>;
}

/** Place n lies n kilometres north of the start, about. */
export function aProblem({ sources = {}, formulas = {}, nextNumbers = {}, ...facts }: Facts): PlanProblem {
  return {
    targets: [],
    rate: 10,
    prefer: 'cheapest',
    start: { lat: 0, lng: 0 },
    places: new Map([1, 2, 3].map((km) => [place(km), { lat: km * 0.008_993, lng: 0 }])),
    stock: [],
    sources: byType(sources),
    formulas: byType(formulas) as unknown as ReadonlyMap<ItemTypeId, readonly Formula[]>,
    nextNumbers: byType(nextNumbers),
    ...facts,
  };
}

function byType<Value>(values: Record<number, Value>): Map<ItemTypeId, Value> {
  return new Map(Object.entries(values).map(([id, value]) => [type(Number(id)), value]));
}
