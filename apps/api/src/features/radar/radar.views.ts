import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import { distanceBetween, type Point } from '@wallabee/contract/places/nearness';
import { CategoryId, type ItemTypeId, type PlayerId } from '@wallabee/contract/protocol/ids';
import type { RadarCity, RadarFind, RadarPlace } from '@wallabee/contract/radar/radar';
import type { SwapPlayer } from '@wallabee/contract/swaps/ring';
import { radarGain } from '@wallabee/game/radar/radar-gain';
import { type Catalogue, pictures } from '../catalogue/catalogue.public.ts';
import { type FoundNumberRow, toFoundNumber } from '../search/search.public.ts';
import type { BestRow, CityRow, PinRow } from './finds.queries.ts';
import { type Standings, standingWith } from './standing.ts';

export interface RadarSurroundings {
  catalogue: Catalogue;
  apiUrl: string;
  standings: Standings;
  newest: ReadonlySet<ItemTypeId>;
}

interface FindParts {
  like_it: number;
  centre: Point | null;
  faces: ReadonlyMap<PlayerId, SwapPlayer>;
}

/** Undefined until this process has loaded a catalogue that contains the type. */
export function toRadarFind(
  row: FoundNumberRow,
  { like_it, centre, faces }: FindParts,
  { catalogue, apiUrl, standings, newest }: RadarSurroundings,
): RadarFind | undefined {
  const type = catalogue.items.get(row.item_type_id);
  const distance_m = centre && row.place ? Math.round(distanceBetween(centre, row.place)) : null;
  const number = toFoundNumber({ ...row, distance_m }, { id: '' }, { catalogue, apiUrl });
  if (!type || !number) return undefined;
  const standing = standingWith(standings, type);
  return {
    ...number,
    beats: standing.savedNumber ?? 'missing',
    gain: radarGain(row, standing),
    set_gaps: standings.gaps.get(type.set_id) ?? 0,
    is_new: newest.has(type.id),
    owner_face: (row.owner && faces.get(row.owner.id)) ?? null,
    like_it,
  };
}

export function toRadarPlace(row: PinRow, around: RadarSurroundings): RadarPlace {
  const { id, name, city, lat, lng, distance, finds } = row;
  return {
    id,
    name,
    city,
    category_id: CategoryId.parse(row.category_id),
    category_name: around.catalogue.categories.get(CategoryId.parse(row.category_id))?.name ?? '',
    lat,
    lng,
    distance_m: distance,
    finds,
    best: toBest(row, around),
  };
}

export function toRadarCity(row: CityRow, around: RadarSurroundings): RadarCity {
  const { name, lat, lng, finds } = row;
  return { name, lat, lng, finds, best: toBest(row, around) };
}

function toBest(
  { best_type, best_number: number }: BestRow,
  { catalogue, apiUrl, standings }: RadarSurroundings,
): RadarPlace['best'] {
  const type = best_type === null ? undefined : catalogue.items.get(best_type);
  if (!type || number === null) return null;
  return {
    item_type_id: type.id,
    name: type.name,
    number,
    class: prestigeOf(number),
    hue: type.hue,
    image_key: type.image_key,
    image_url_50: pictures({ kind: 'item', id: type.id }, apiUrl).image_url_50,
    gain: radarGain({ number }, standingWith(standings, type)),
  };
}
