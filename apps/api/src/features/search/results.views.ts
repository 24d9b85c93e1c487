import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { PlaceSummary } from '@wallabee/contract/places/place';
import type { PlayerMatch } from '@wallabee/contract/players/player-search';
import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { FoundNumber, FoundPlace, FoundPlayer } from '@wallabee/contract/search/search-results';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { type Found, marksOf } from '@wallabee/game/search/found';
import { type Catalogue, pictures } from '../catalogue/catalogue.public.ts';

/** Without marks it is the username that matches. */
export function toFoundPlayer(match: PlayerMatch, found: Found): FoundPlayer {
  const marks = marksOf(found);
  return {
    ...match,
    kind: 'players',
    url: `/tools/profile/${match.id}/bio`,
    marks,
    why: found.part !== undefined && marks.length === 0 ? `@${match.username}` : null,
  };
}

export function toFoundPlace(summary: PlaceSummary, { categories }: Catalogue, found: Found): FoundPlace {
  return {
    ...summary,
    kind: 'places',
    category_name: categories.get(summary.category_id)?.name ?? '',
    url: `/tools/place/${summary.id}`,
    marks: marksOf(found),
    why: null,
  };
}

export interface FoundNumberRow {
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  variant_id: number | null;
  location: ItemLocation;
  is_locked: boolean;
  owner: { id: PlayerId; name: string } | null;
  place: { id: PlaceId; name: string; lat: number; lng: number } | null;
  used_in: { item_id: ItemId; item_type_id: ItemTypeId; number: number } | null;
  price: number | null;
  created_at: string;
  moved_at: string;
  moves: number;
  hands: number;
  distance_m: number | null;
}

/** Undefined until this process has loaded a catalogue that contains the type. */
export function toFoundNumber(
  row: FoundNumberRow,
  found: Found,
  { catalogue, apiUrl }: { catalogue: Catalogue; apiUrl: string },
): FoundNumber | undefined {
  const type = catalogue.items.get(row.item_type_id);
  if (!type) return undefined;
  const isHidden = isUndiscovered(type);
  const picture = isHidden || row.variant_id === null ? type.id : `${type.id}.${row.variant_id}`;
  return {
    kind: 'numbers',
    item_id: row.item_id,
    item_type_id: type.id,
    name: type.name,
    set_id: type.set_id,
    set_name: catalogue.sets.get(type.set_id)?.name ?? '',
    hue: type.hue,
    retired: type.is_retired,
    image_key: type.image_key,
    ...pictures({ kind: 'item', id: picture }, apiUrl),
    number: row.number,
    class: prestigeOf(row.number),
    ...(isHidden ? HIDDEN : shownOf(row, catalogue)),
    url: `/tools/item/${type.id}/num/${row.number}`,
    marks: marksOf(found),
    why: null,
  };
}

/** An item of an undiscovered type has neither owner, place, variant, price nor history here. */
const HIDDEN = {
  status: 'hidden',
  is_locked: false,
  owner: null,
  place: null,
  used_in: null,
  price: null,
  created_at: null,
  moved_at: null,
  moves: null,
  hands: null,
  distance_m: null,
} as const;

function shownOf(row: FoundNumberRow, { items }: Catalogue) {
  const { location, is_locked, owner, place, used_in, price, created_at, moved_at, moves, hands } = row;
  return {
    status: location,
    is_locked,
    owner,
    place,
    used_in: used_in && { ...used_in, name: items.get(used_in.item_type_id)?.name ?? '' },
    price,
    created_at,
    moved_at,
    moves,
    hands,
    distance_m: row.distance_m,
  };
}
