import type { Point } from '@wallabee/contract/places/nearness';
import type { PlanPreference } from '@wallabee/contract/plan/plan-costs';
import type { ItemId, ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';

/** Everything that a plan depends on, as values. */
export interface PlanProblem {
  /** One item of each is to be had. */
  readonly targets: readonly PlanTarget[];
  /** How many honeycombs count as a minute. */
  readonly rate: number;
  readonly prefer: PlanPreference;
  /** Without a start no place can be reached, and nothing at a place is planned. */
  readonly start: Point | null;
  readonly places: ReadonlyMap<PlaceId, Point>;
  /** Free items in the pouch that may be mixed, given in swaps or saved, each once at most. */
  readonly stock: readonly StockItem[];
  /** How one more of a type can be got, besides the stock and mixes. */
  readonly sources: ReadonlyMap<ItemTypeId, readonly Source[]>;
  /** The formulas of types that are still made. */
  readonly formulas: ReadonlyMap<ItemTypeId, readonly Formula[]>;
  /** The number of the next item that is made of a type. */
  readonly nextNumbers: ReadonlyMap<ItemTypeId, number>;
}

export interface PlanTarget {
  readonly item_type_id: ItemTypeId;
  /** Only a lower number than this will do; null where any will. */
  readonly below: number | null;
  /** The key of the way that the player chose, see `wayKey`; ignored where there is no such way. */
  readonly use: string | null;
}

export interface StockItem {
  readonly item_id: ItemId;
  readonly item_type_id: ItemTypeId;
  readonly number: number;
  /** A better number of its type is saved. */
  readonly is_spare: boolean;
}

export type Formula = readonly [ItemTypeId, ItemTypeId];

/** A numbered item is there once; stores, the stock of the Market and forage have as many as are wanted. */
export type Source =
  /** Locked or in the lockbox: it can be saved, but not mixed or given. */
  | { readonly kind: 'held'; readonly item_id: ItemId; readonly number: number }
  | { readonly kind: 'place'; readonly item_id: ItemId; readonly number: number; readonly place_id: PlaceId }
  | {
      readonly kind: 'market';
      readonly item_id: ItemId;
      readonly number: number;
      readonly honeycombs: number;
    }
  | { readonly kind: 'market_stock'; readonly honeycombs: number }
  | { readonly kind: 'store'; readonly honeycombs: number }
  /** Null where it is found anywhere. */
  | { readonly kind: 'forage'; readonly place_id: PlaceId | null }
  /** The ring takes `gives` from the stock. */
  | { readonly kind: 'swap'; readonly item_id: ItemId; readonly number: number; readonly gives: ItemId };

/** How an item of a type is got. */
export type PlannedWay =
  | Source
  | { readonly kind: 'stock'; readonly item_id: ItemId; readonly number: number }
  | { readonly kind: 'mix'; readonly formula: Formula };

/** Names a way in addresses. Both orders of a formula have one name. */
export function wayKey(way: PlannedWay): string {
  switch (way.kind) {
    case 'stock':
    case 'held':
      return `held:${way.item_id}`;
    case 'place':
    case 'market':
      return `${way.kind}:${way.item_id}`;
    case 'swap':
      return `swap:${way.gives}-${way.item_id}`;
    case 'mix':
      return `mix:${[...way.formula].sort((one, other) => one - other).join('+')}`;
    case 'forage':
      return way.place_id === null ? 'forage' : `forage:${way.place_id}`;
    case 'store':
      return 'store';
    case 'market_stock':
      return 'market';
  }
}

/** A solved plan. */
export interface PlanSolution {
  /** In an order in which they can be done: what needs no walk, the walk, then mixes that need it. */
  readonly steps: readonly SolvedStep[];
  /** The places of the walk, in its order; it starts and ends at the start. */
  readonly walk: readonly PlaceId[];
  readonly walk_m: number;
  readonly honeycombs: number;
  /** With the walk. */
  readonly minutes: number;
  /** How far it may be above the best at most; 0 where it is the best. */
  readonly bound: number;
  /** Targets that no way leads to. */
  readonly impossible: readonly ItemTypeId[];
}

export interface SolvedStep {
  readonly phase: 'now' | 'walk' | 'after';
  readonly item_type_id: ItemTypeId;
  readonly way: PlannedWay;
  /** More than one only for stores, the stock of the Market and forage. */
  readonly count: number;
  readonly is_target: boolean;
  /** For a mix: where its two parts come from, in the order of the formula. */
  readonly parts: readonly SolvedPart[];
  /** The steps, by index, that mix what this one gets. */
  readonly feeds: readonly number[];
}

/** From the stock, or from a step by its index. */
export type SolvedPart = { readonly item_id: ItemId } | { readonly step: number };
