import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import { distanceBetween } from '@wallabee/contract/places/nearness';
import type { Way, WayPlace } from '@wallabee/contract/plan/ways';
import type { ItemId, ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';
import type { SwapNumber } from '@wallabee/contract/swaps/ring';
import { toCard } from '../../items/items.public.ts';
import { toSwapNumber } from '../../swaps/swaps.public.ts';
import type { OwnRow } from '../facts/own-items.queries.ts';
import type { PlanFacts } from '../facts/plan-facts.ts';
import type { PlanServices } from '../plan-services.ts';

/** The things that ways name, as pages show them. */
export interface ShownThings {
  card(id: ItemTypeId): ItemTypeCard;
  /** An item of the player, at a place or on the Market. */
  number(id: ItemId): SwapNumber | null;
  own(id: ItemId): OwnRow | undefined;
  place(id: PlaceId): WayPlace | null;
  stores(id: ItemTypeId): Way['stores'];
  locations(id: ItemTypeId): readonly string[];
}

export function shownThings(
  { catalogue, apiUrl }: Pick<PlanServices, 'catalogue' | 'apiUrl'>,
  { own, lying, listings, places, start }: PlanFacts,
): ShownThings {
  const current = catalogue.current();
  const ownById = new Map(own.map((row) => [row.item_id, row]));
  return {
    own: (id) => ownById.get(id),
    card: (id) => {
      const type = current.items.get(id);
      if (!type) throw new Error(`Item type ${id} is planned but not in the catalogue.`);
      return toCard(current, type, apiUrl);
    },
    number: (id) => {
      const row = ownById.get(id) ?? lying.get(id) ?? listings.get(id);
      return row ? (toSwapNumber(row, { catalogue: current, apiUrl }) ?? null) : null;
    },
    place: (id) => {
      const row = places.get(id);
      if (!row) return null;
      const { place_name: name, city, category_id, lat, lng } = row;
      const category_name = current.categories.get(category_id)?.name ?? '';
      const distance_m = start ? Math.round(distanceBetween(start, row)) : null;
      return { id, name, city, category_id, category_name, lat, lng, distance_m };
    },
    stores: (id) =>
      (current.items.get(id)?.stores ?? []).flatMap((storeId) => {
        const store = current.stores.get(storeId);
        return store ? [{ id: store.id, name: store.name }] : [];
      }),
    locations: (id) => current.items.get(id)?.locations ?? [],
  };
}
