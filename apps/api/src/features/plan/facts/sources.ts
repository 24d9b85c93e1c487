import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Ring } from '@wallabee/contract/swaps/ring';
import type { Source } from '@wallabee/game/plan/plan-problem';
import type { KnownTypes } from './known-types.ts';
import type { ListingRow, LyingRow, PlaceRow } from './offered.queries.ts';
import type { OwnRow } from './own-items.queries.ts';

interface SourceFacts {
  own: readonly OwnRow[];
  known: KnownTypes;
  lying: ReadonlyMap<ItemId, LyingRow>;
  listings: ReadonlyMap<ItemId, ListingRow>;
  foragePlaces: readonly PlaceRow[];
  rings: ReadonlyMap<ItemId, Ring>;
}

/** All that a type can be got from now, besides the stock and mixes. */
export function sourcesOf(id: ItemTypeId, facts: SourceFacts): Source[] {
  const isOfType = ({ item_type_id }: { item_type_id: ItemTypeId }) => item_type_id === id;
  return [
    ...facts.own.filter((row) => isOfType(row) && isSetAside(row)).map(toHeld),
    ...[...facts.lying.values()].filter(isOfType).map(toLying),
    ...[...facts.listings.values()].filter(isOfType).map(toListed),
    ...boughtNew(id, facts.known),
    ...foraged(id, facts),
    ...[...facts.rings.values()].flatMap((ring) => toSwapped(ring, id)),
  ];
}

/** Locked, in the lockbox or withheld: it may be saved, but is neither mixed nor given. */
function isSetAside({ location, is_locked, is_offered, price }: OwnRow): boolean {
  if (location === 'lockbox') return true;
  return location === 'pouch' && price === null && (is_locked || is_offered === false);
}

function toHeld({ item_id, number }: OwnRow): Source {
  return { kind: 'held', item_id, number };
}

function toLying({ item_id, number, place_id }: LyingRow): Source {
  return { kind: 'place', item_id, number, place_id };
}

function toListed({ item_id, number, cost }: ListingRow): Source {
  return { kind: 'market', item_id, number, honeycombs: cost };
}

function boughtNew(id: ItemTypeId, known: KnownTypes): Source[] {
  const [type, honeycombs] = [known.made(id), known.costOf(id)];
  if (!type || honeycombs === null) return [];
  return [{ kind: type.store_cost === null ? 'market_stock' : 'store', honeycombs }];
}

function foraged(id: ItemTypeId, { known, foragePlaces }: SourceFacts): Source[] {
  const type = known.made(id);
  if (!type) return [];
  if (type.locations.length > 0) return [{ kind: 'forage', place_id: null }];
  return foragePlaces
    .filter(({ category_id }) => type.categories.includes(category_id))
    .map(({ place_id }) => ({ kind: 'forage', place_id }));
}

function toSwapped({ members }: Ring, id: ItemTypeId): Source[] {
  const [gives, gets] = [members[0]?.gives, members.at(-1)?.gives];
  if (!gives || gets?.item_type_id !== id) return [];
  return [{ kind: 'swap', item_id: gets.item_id, number: gets.number, gives: gives.item_id }];
}
