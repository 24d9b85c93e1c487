import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { isOffered } from '@wallabee/game/swaps/offers';
import type { SwapItem, SwapPlayer } from '@wallabee/game/swaps/swap-player';
import { type Numbered, numbered } from '@wallabee/game/swaps/worth';
import type { Catalogue, CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../../items/items.public.ts';
import type { KnownPlayer } from './known-player.ts';
import type { CarriedRow } from './player-rows.queries.ts';

export interface WorthSources {
  catalogue: CatalogueHolder;
  numbers: Pick<IssuedNumbers, 'of'>;
}

export interface WorthFacts {
  catalogue: Catalogue;
  issued: (id: ItemTypeId) => number;
}

export function worthFacts({ catalogue, numbers }: WorthSources): WorthFacts {
  return { catalogue: catalogue.current(), issued: numbers.of };
}

export function toSwapPlayer(
  known: KnownPlayer,
  wantedItems: ReadonlySet<ItemId>,
  facts: WorthFacts,
): SwapPlayer {
  const { id, standing, saved, refused } = known;
  return {
    id,
    offers: offeredBy(known, facts.catalogue).map((row) => toSwapItem(row, facts)),
    saved: new Map([...saved].map(([type, number]) => [type, toNumbered(type, number, facts)])),
    wants: {
      missing: standing.wants_missing,
      lower: standing.wants_lower ? (standing.better_class_only ? 'class' : 'any') : 'off',
      gives_better_class: standing.gives_better_class,
    },
    wantedItems,
    refused,
  };
}

/** Hidden items are never offered. */
export function offeredBy({ carried, saved, standing }: KnownPlayer, catalogue: Catalogue): CarriedRow[] {
  return carried.filter(
    (row) => isShown(row, catalogue) && isOffered(row, offerRule(row, { saved, standing })),
  );
}

export function isShown({ item_type_id }: Pick<CarriedRow, 'item_type_id'>, { items }: Catalogue): boolean {
  const type = items.get(item_type_id);
  return type !== undefined && !isUndiscovered(type);
}

export function offerRule(
  { item_type_id }: Pick<CarriedRow, 'item_type_id'>,
  { saved, standing }: Pick<KnownPlayer, 'saved' | 'standing'>,
) {
  return { savedNumber: saved.get(item_type_id), offersSpares: standing.offers_spares };
}

export function toSwapItem(
  { item_id, item_type_id, number }: Pick<CarriedRow, 'item_id' | 'item_type_id' | 'number'>,
  facts: WorthFacts,
): SwapItem {
  return { item_id, item_type_id, ...toNumbered(item_type_id, number, facts) };
}

function toNumbered(type: ItemTypeId, number: number, { catalogue, issued }: WorthFacts): Numbered {
  const isUnique = catalogue.items.get(type)?.set_id === UNIQUE_SET_ID;
  return numbered({ number, issued: isUnique ? issued(type) : null });
}
