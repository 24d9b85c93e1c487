import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { ItemTally } from '@wallabee/game/apply/item-tallies';
import type { ItemState } from '@wallabee/game/state/item-state';
import { iso, isoOrNull } from '../calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Place } from '../play/atlas.ts';
import type { Owners } from '../play/commissions.ts';
import type { WorldRows } from '../world-rows.ts';

/** Generators, since there may be a million rows. */

export function* placeRows(
  { places: states }: InMemoryWorld,
  places: readonly Place[],
): Iterable<WorldRows['place']> {
  for (const { id, name, category_id, city, lat, lng, max_items, createdAt } of places) {
    const state = states.get(id);
    if (!state) continue;
    const { item_count, people_count } = state;
    const created_at = iso(createdAt);
    yield {
      id,
      name,
      category_id,
      city,
      lat,
      lng,
      radius: 75,
      max_items,
      item_count,
      people_count,
      created_at,
    };
  }
}

export function* visitRows({ visits }: InMemoryWorld): Iterable<WorldRows['place_visit']> {
  for (const [place_id, people] of visits) {
    for (const [player_id, at] of people) yield { place_id, player_id, visited_at: iso(at) };
  }
}

export function* itemRows({ items, tallies }: InMemoryWorld): Iterable<WorldRows['item']> {
  for (const item of items.values()) yield itemRow(item, tallies.of(item.item_id));
}

function itemRow(item: ItemState, { moves, hands }: ItemTally): WorldRows['item'] {
  return {
    item_id: item.item_id,
    item_type_id: item.item_type_id,
    number: item.number,
    variant_id: item.variant_id,
    location: item.location,
    is_locked: item.is_locked,
    user_id: item.user_id,
    place_id: item.place_id,
    used_in_item_id: item.used_in_item_id,
    picked_up_at: isoOrNull(item.picked_up_at),
    created_at: iso(item.created_at),
    changed_at: iso(item.changed_at),
    moves,
    hands,
  };
}

export function* typeCounterRows(
  { issued }: InMemoryWorld,
  { items }: Catalogue,
): Iterable<WorldRows['item_type_counter']> {
  for (const { id } of items) yield { item_type_id: id, issued: issued.get(id) ?? 0 };
}

export function* statusCountRows({ statusCounts }: InMemoryWorld): Iterable<WorldRows['item_status_count']> {
  for (const [item_type_id, ranges] of statusCounts) {
    for (const [range_max, counts] of Object.entries(ranges)) {
      for (const [status, count] of Object.entries(counts)) {
        if (count > 0) yield { item_type_id, range_max: Number(range_max), status, count };
      }
    }
  }
}

export function* listingRows({ listings }: InMemoryWorld): Iterable<WorldRows['market_listing']> {
  for (const { item_id, seller_id, cost, listed_at } of listings.values()) {
    yield { item_id, seller_id, cost, listed_at: iso(listed_at) };
  }
}

export function* wellRows({ wells }: InMemoryWorld): Iterable<WorldRows['wishing_well']> {
  for (const [item_id, wishes] of wells) yield { item_id, wishes };
}

export function* completionRows({ completions }: InMemoryWorld): Iterable<WorldRows['set_completion']> {
  for (const [player_id, sets] of completions) {
    for (const [set_id, { number, completed_at }] of sets) {
      yield { player_id, set_id, number, completed_at: iso(completed_at) };
    }
  }
}

export function* setCounterRows(
  { finishers }: InMemoryWorld,
  { sets }: Catalogue,
): Iterable<WorldRows['set_counter']> {
  for (const { id } of sets) yield { set_id: id, completed: finishers.get(id) ?? 0 };
}

/** A unique of the staff has one owner row, with the staff's id. */
export function* ownerRows(owners: Owners): Iterable<WorldRows['unique_owner']> {
  for (const [item_type_id, ids] of owners) {
    if (ids.length === 0) yield { item_type_id, position: 1, player_id: null };
    for (const [index, player_id] of ids.entries()) yield { item_type_id, position: index + 1, player_id };
  }
}

export function* codeRows({ codes }: InMemoryWorld): Iterable<WorldRows['redeem_code']> {
  for (const { code, item_type_id, redeemed_by, redeemed_at } of codes.values()) {
    yield { code, item_type_id, redeemed_by, redeemed_at: isoOrNull(redeemed_at) };
  }
}
