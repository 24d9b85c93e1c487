import type { Point } from '@wallabee/contract/places/nearness';
import type { ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';
import { MOST_PINS, type RadarOrder } from '@wallabee/contract/radar/radar-rules';
import type { SqlText } from '@wallabee/game/query/to-sql';
import {
  type AskedFinds,
  createWriter,
  FOUND,
  finding,
  placesAround,
  type RadarTab,
} from './finding.queries.ts';

export interface AskedPage {
  readonly tab: RadarTab;
  /** The tabs that are counted. */
  readonly tabs: readonly RadarTab[];
  readonly around: { centre: Point; metres: number } | null;
  readonly order: RadarOrder;
  readonly skip: number;
  readonly most: number;
  readonly hasPins: boolean;
}

export interface FindRow {
  item_type_id: ItemTypeId;
  number: number;
  like_it: number;
}

export interface BestRow {
  finds: number;
  best_type: ItemTypeId | null;
  best_number: number | null;
}

export interface PinRow extends BestRow {
  id: PlaceId;
  name: string;
  city: string;
  category_id: number;
  lat: number;
  lng: number;
  distance: number;
}

export interface PageRow {
  places: number | null;
  market: number | null;
  friends: number | null;
  friend_count: number;
  page: FindRow[];
  pins: PinRow[];
}

export interface CityRow extends BestRow {
  name: string;
  lat: number;
  lng: number;
}

/** One row: how many finds there are on each tab, the page of one of them, and the places around. */
export function pageText(asked: AskedFinds, page: AskedPage): SqlText {
  const writer = createWriter();
  const { isWanted, isOpen, rank, saved, viewer } = finding(asked, writer);
  const tabs = page.tabs.filter((tab) => tab !== 'places' || page.around);
  const found = tabs.map((tab) => `${tab}_found as materialized (${FOUND[tab](isWanted, viewer, isOpen)})`);
  const around = page.around ? [`around as materialized (${placesAround(page.around, writer)})`] : [];
  const isShown = tabs.includes(page.tab);
  const shown = `
    select item_type_id, number, like_it from ${page.tab}_found as found
    order by ${ORDERS[page.tab === 'market' ? 'market' : 'others'][page.order](rank)}
    limit ${page.most} offset ${page.skip}`;
  const count = (tab: RadarTab) =>
    tabs.includes(tab) ? `(select count(*)::int from ${tab}_found)` : 'null::int';
  return {
    text: `
      with ${[saved, ...around, ...found].join(', ')}
      select ${count('places')} as places, ${count('market')} as market, ${count('friends')} as friends,
        (select count(*)::int from friendship where player_id = ${viewer}) as friend_count,
        ${isShown ? asJson(shown) : "'[]'::json"} as page,
        ${page.hasPins && page.around ? asJson(pinsText(rank)) : "'[]'::json"} as pins`,
    values: writer.values,
  };
}

/** The cities where a player was last, and what lies there. */
export function citiesText(asked: AskedFinds, mostCities: number): SqlText {
  const writer = createWriter();
  const { isWanted, isOpen, rank, saved, viewer } = finding(asked, writer);
  return {
    text: `
      with ${saved},
      lately as materialized (
        select place.city, max(visited_at) as visited_at,
          (array_agg(place.id order by visited_at desc, place.id))[1] as last_id
        from place_visit join place on place.id = place_visit.place_id
        where place_visit.player_id = ${viewer}
        group by place.city order by max(visited_at) desc, place.city limit ${mostCities}
      ),
      around as materialized (
        select place.id, null::float8 as distance from lately
        join place on place.city = lately.city
          and fold_name(place.city) collate "C" = fold_name(lately.city) collate "C"
      ),
      found as materialized (${FOUND.places(isWanted, viewer, isOpen)})
      select lately.city as name, last.lat, last.lng, coalesce(counted.finds, 0)::int as finds,
        counted.best_type, counted.best_number
      from lately join place as last on last.id = lately.last_id
      left join (
        select place.city, ${bestOf(rank)} from found join place on place.id = found.holder group by place.city
      ) as counted on counted.city = lately.city
      order by lately.visited_at desc, lately.city`,
    values: writer.values,
  };
}

const NUMBER = 'found.number, found.item_type_id, found.holder';
const others: Record<RadarOrder, (rank: string) => string> = {
  best: (rank) => `${rank}, found.distance, ${NUMBER}`,
  nearest: (rank) => `found.distance, ${rank}, ${NUMBER}`,
  number: (rank) => `found.number, ${rank}, found.distance, ${NUMBER}`,
  price: (rank) => `found.price, ${rank}, found.distance, ${NUMBER}`,
};
const ORDERS = {
  others,
  market: { ...others, best: (rank: string) => `${rank}, found.price, ${NUMBER}` },
};

/** Of no finds, nothing is the best. */
function bestOf(rank: string): string {
  const best = (column: string) =>
    `(array_agg(${column} order by ${rank}, found.number, found.item_type_id) filter (where found.number > 0))[1]`;
  return `count(found.number)::int as finds, ${best('found.item_type_id')} as best_type,
    ${best('found.number')} as best_number`;
}

/** Without a join of places and finds, whose sizes PostgreSQL cannot know. */
function pinsText(rank: string): string {
  return `
    select place.id, place.name, place.city, place.category_id, place.lat, place.lng, pin.distance,
      pin.finds, pin.best_type, pin.best_number
    from (
      select found.holder, found.distance, ${bestOf(rank)}
      from (
        select holder, distance, item_type_id, number, saved_number from places_found
        union all select id, distance, null, null, null from around
      ) as found
      group by found.holder, found.distance
      order by count(found.number) = 0, found.distance, found.holder limit ${MOST_PINS}
    ) as pin
    join place on place.id = pin.holder
    order by pin.finds = 0, pin.distance, pin.holder`;
}

function asJson(text: string): string {
  return `(select coalesce(json_agg(listed), '[]') from (${text}) as listed)`;
}
