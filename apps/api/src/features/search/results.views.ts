import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { PlaceSummary } from '@wallabee/contract/places/place';
import type { PlayerMatch } from '@wallabee/contract/players/player-search';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type {
  FoundNumber,
  FoundPlace,
  FoundPlayer,
  FoundSet,
  FoundType,
} from '@wallabee/contract/search/search-results';
import type { SetSummary } from '@wallabee/contract/sets/set';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import {
  type Catalogue,
  type CatalogueItem,
  type CatalogueSet,
  pictures,
} from '../catalogue/catalogue.public.ts';
import { excerptFor } from './words/excerpt.ts';
import type { WordMatch } from './words/word-index.ts';

/** What a search knows of a result; one that was found by filters has only its id. */
export type Found = Pick<WordMatch, 'id'> & Partial<WordMatch>;

interface TypeSurroundings {
  catalogue: Catalogue;
  issued: number;
  /** The values of `is:` that the type has. */
  is: readonly string[];
  apiUrl: string;
}

export function toFoundType(
  item: CatalogueItem,
  found: Found,
  query: string,
  around: TypeSurroundings,
): FoundType {
  const { catalogue, issued, is, apiUrl } = around;
  const set = catalogue.sets.get(item.set_id);
  return {
    kind: 'items',
    description: item.description,
    item_type_id: item.id,
    name: item.name,
    set_id: item.set_id,
    set_name: set?.name ?? '',
    hue: item.hue,
    retired: item.is_retired,
    image_key: item.image_key,
    ...pictures({ kind: 'item', id: item.id }, apiUrl),
    total_issued: issued,
    released: item.released_at,
    is: [...is],
    url: `/tools/item/${item.id}`,
    marks: marksOf(found),
    why: whyOfType(item, set, found, query),
  };
}

/** Results show the set of a type anyway. */
function whyOfType(
  { description, subset_id }: CatalogueItem,
  set: CatalogueSet | undefined,
  { part }: Found,
  query: string,
): string | null {
  if (part === 'text') return excerptFor(description, query).text;
  if (part !== 'group') return null;
  return set?.subsets.find((subset) => subset.subset_id === subset_id)?.name ?? null;
}

/** `set_name` is the set that a subset is part of. */
export function toFoundSet(
  summary: SetSummary,
  set_name: string | null,
  found: Found,
  query: string,
): FoundSet {
  const { id, subset_id, hasSubs } = summary;
  const address = subset_id === null ? '' : `/${subset_id}`;
  return {
    ...summary,
    kind: 'sets',
    set_name,
    url: `/tools/sets/${id}${hasSubs || address ? '/sub' : ''}${address}`,
    marks: marksOf(found),
    why: whyOfSet(summary, found, query),
  };
}

function whyOfSet(
  { id, description, item_count }: SetSummary,
  { part }: Found,
  query: string,
): string | null {
  if (part === 'text') return excerptFor(description, query).text;
  if (part !== 'short' || query.trim() !== `${id}`) return null;
  return `Set ${id}, ${item_count === 1 ? '1 item' : `${formatNumber(item_count)} items`}`;
}

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
  const picture = row.variant_id === null ? type.id : `${type.id}.${row.variant_id}`;
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
    ...(isUndiscovered(type) ? HIDDEN : shownOf(row, catalogue)),
    url: `/tools/item/${type.id}/num/${row.number}`,
    marks: marksOf(found),
    why: null,
  };
}

/** A hidden item shows neither owner, place, price nor history. */
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

function marksOf({ marks = [] }: Found) {
  return [...marks];
}
