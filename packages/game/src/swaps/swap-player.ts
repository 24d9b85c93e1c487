import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Numbered } from './worth.ts';

export interface SwapItem extends Numbered {
  readonly item_id: ItemId;
  readonly item_type_id: ItemTypeId;
}

export interface SwapWants {
  /** Every type that is not saved. */
  readonly missing: boolean;
  /** A number better than the saved one: only of a better class, or any. */
  readonly lower: 'off' | 'class' | 'any';
  /** Gives a number of a better class for a missing type. */
  readonly gives_better_class: boolean;
}

export interface SwapPlayer {
  readonly id: PlayerId;
  readonly offers: readonly SwapItem[];
  readonly saved: ReadonlyMap<ItemTypeId, Numbered>;
  readonly wants: SwapWants;
  /** Found by the player's saved queries. */
  readonly wantedItems: ReadonlySet<ItemId>;
  /** What the player does not want, by `swapKey`. */
  readonly refused: ReadonlySet<string>;
}

export function swapKey(given: ItemId, received: ItemId): string {
  return `${given}/${received}`;
}
