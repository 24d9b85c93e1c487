import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { KnownType } from './known-types.ts';

/** What the writer knows: the catalogue, what they have, what they miss. */
export interface WritersWorld {
  readonly types: readonly KnownType[];
  /** The number of a spare item, by type. */
  readonly spare: ReadonlyMap<ItemTypeId, number>;
  readonly missing: ReadonlySet<ItemTypeId>;
  /** The number of the saved item, by type. */
  readonly saved: ReadonlyMap<ItemTypeId, number>;
  /** The sets that the writer is working on. */
  readonly sets: readonly SetInProgress[];
  /** Whether the writer would save the number instead of the saved one. */
  isBetter(type: ItemTypeId, number: number): boolean;
  /** How many of the type there are. */
  issued(type: ItemTypeId): number;
  readonly now: Date;
  /** The names of the weekday and of the month. */
  readonly weekday: string;
  readonly month: string;
  readonly city: string;
  /** Near the writer's home. */
  readonly place: string;
}

export interface SetInProgress {
  readonly name: string;
  readonly count: number;
  readonly total: number;
  readonly missing: readonly ItemTypeId[];
}
