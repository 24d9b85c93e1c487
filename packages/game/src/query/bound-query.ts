import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { Prestige } from '@wallabee/contract/items/prestige-rules';
import type { ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { NumberShape } from './number-patterns.ts';

/**
 * A query whose names, words and dates have been looked up. Both `matches` and `toSql` take it, so that they differ in
 * nothing but how they compare.
 */
export interface BoundQuery {
  readonly tree: BoundTree;
  /** A hidden item matches no query that mentions its owner, place, price or history, not even with a minus. */
  readonly excludesHidden: boolean;
  /** The point of `near`, for distances and their order. */
  readonly point: { readonly lat: number; readonly lng: number } | null;
}

export type BoundTree =
  | { readonly is: 'any'; readonly of: readonly BoundTree[] }
  | { readonly is: 'all'; readonly of: readonly BoundTree[] }
  | { readonly is: 'not'; readonly of: BoundTree }
  | BoundTerm;

/** Intervals include `from` and exclude `to`; null is open. */
export interface Interval {
  readonly from: number | null;
  readonly to: number | null;
}

export type BoundTerm =
  | { readonly is: 'everything' }
  | { readonly is: 'nothing' }
  /** Everything about item types is decided over the catalogue, in memory. */
  | { readonly is: 'types'; readonly ids: SomeTypes }
  | { readonly is: 'number'; readonly within: readonly Interval[] }
  | { readonly is: 'class'; readonly classes: readonly Prestige[] }
  | { readonly is: 'pattern'; readonly pattern: NumberShape }
  | { readonly is: 'location'; readonly locations: readonly ItemLocation[] }
  | { readonly is: 'locked' }
  | { readonly is: 'listed' }
  | { readonly is: 'hidden' }
  | { readonly is: 'owner'; readonly ids: readonly PlayerId[] }
  | { readonly is: 'place'; readonly ids: readonly PlaceId[] }
  | { readonly is: 'price'; readonly within: readonly Interval[] }
  /** Milliseconds since 1970. */
  | { readonly is: 'created'; readonly within: readonly Interval[] }
  | { readonly is: 'moved'; readonly within: readonly Interval[] }
  | { readonly is: 'moves'; readonly within: readonly Interval[] }
  | { readonly is: 'hands'; readonly within: readonly Interval[] }
  /** Numbers below the limit of their type; types without a limit do not match. */
  | { readonly is: 'below'; readonly limits: TypeLimits };

/** What a query needs of a set of item types, so that alerts can store it in less memory. */
export interface SomeTypes extends Iterable<ItemTypeId> {
  readonly size: number;
  has(id: ItemTypeId): boolean;
}

export interface TypeLimits extends Iterable<readonly [ItemTypeId, number]> {
  get(id: ItemTypeId): number | undefined;
}
