import type { Point } from '@wallabee/contract/places/nearness';
import type { ItemId, PlaceId } from '@wallabee/contract/protocol/ids';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import { legMetres } from '@wallabee/game/journey/travel';
import { wholes } from '../columns/column.ts';
import type { WorldRows } from '../world-rows.ts';

export interface ItemTravels {
  /** Visits come in order of time. */
  see(item: ItemId, place: PlaceId): void;
  rows(world: Pick<InMemoryWorld, 'items'>): Iterable<WorldRows['item_travel']>;
}

/** Adds up the ways of all items from place to place. */
export function createItemTravels(places: readonly (Point & { id: PlaceId })[]): ItemTravels {
  const byId = new Map(places.map((place) => [place.id, place]));
  const last = wholes();
  const metres = wholes();
  return {
    see(item, id) {
      const before = byId.get(last.at(item) as PlaceId);
      const here = byId.get(id);
      last.set(item, id);
      if (before && here && before !== here) metres.set(item, metres.at(item) + legMetres(before, here));
    },
    *rows({ items }) {
      for (let id = 1; id < metres.length; id += 1) {
        const item = metres.at(id) > 0 ? items.get(id as ItemId) : undefined;
        if (item)
          yield {
            item_id: id,
            item_type_id: item.item_type_id,
            metres: metres.at(id),
            place_id: last.at(id),
          };
      }
    },
  };
}
