import { type Box, boxesAround, type Point } from '@wallabee/contract/places/nearness';
import type { ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { MOST_PINS, type RadarOrder } from '@wallabee/contract/radar/radar-rules';
import type { SqlText } from '@wallabee/game/query/to-sql';
import type { Standings } from './standing.ts';

export type RadarTab = 'places' | 'market' | 'friends';

export interface AskedFinds {
  readonly viewer: PlayerId;
  readonly standings: Standings;
  readonly now: Date;
  readonly gain: 'both' | 'missing' | 'lower';
  /** The condition of the query, after so many parameters; null without a query. */
  readonly condition: ((parameters: number) => SqlText) | null;
}

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

interface Writer {
  readonly values: unknown[];
  readonly value: (value: unknown, type: string) => string;
}

function createWriter(): Writer {
  const values: unknown[] = [];
  return { values, value: (value, type) => `$${values.push(value)}::${type}` };
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
        select place.id, lately.city, null::float8 as distance from lately
        join place on place.city = lately.city
          and fold_name(place.city) collate "C" = fold_name(lately.city) collate "C"
      ),
      found as materialized (${FOUND.places(isWanted, viewer, isOpen)})
      select lately.city as name, last.lat, last.lng, coalesce(counted.finds, 0)::int as finds,
        counted.best_type, counted.best_number
      from lately join place as last on last.id = lately.last_id
      left join (
        select around.city, ${bestOf(rank)} from found join around on around.id = found.holder group by around.city
      ) as counted on counted.city = lately.city
      order by lately.visited_at desc, lately.city`,
    values: writer.values,
  };
}

function finding({ viewer, standings, now, gain, condition }: AskedFinds, writer: Writer) {
  const types = writer.value([...standings.saved.keys()], 'int[]');
  const numbers = writer.value([...standings.saved.values()], 'int[]');
  const finishing = writer.value(standings.finishing, 'int[]');
  const hidden = writer.value(standings.undiscovered, 'int[]');
  const me = writer.value(viewer, 'int');
  const at = writer.value(now.toISOString(), 'timestamptz');
  const narrowed = condition?.(writer.values.length);
  writer.values.push(...(narrowed?.values ?? []));
  return {
    viewer: me,
    // PostgreSQL refuses parameters that no part of a statement has.
    saved: `parameters as (select ${finishing}, ${hidden}, ${at}),
    saved as materialized (
      select * from unnest(${types}, ${numbers}) as saved (item_type_id, number)
    )`,
    isWanted: [`item.item_type_id <> all(${hidden})`, GAINS[gain], ...(narrowed ? [narrowed.text] : [])].join(
      ' and ',
    ),
    isOpen: `player.is_enabled and not player.is_memorial
      and (player.deletion_date is null or player.deletion_date > ${at})`,
    // The order of RADAR_GAINS, as `radarGain` decides it.
    rank: `case when found.number < 10 then 0
      when found.saved_number is null and found.item_type_id = any(${finishing}) then 1
      when found.saved_number is null then 2
      when ${digits('found.number')} <> ${digits('found.saved_number')} then 3
      else 4 end`,
  };
}

const GAINS = {
  both: '(saved.number is null or item.number < saved.number)',
  missing: 'saved.number is null',
  lower: 'item.number < saved.number',
};

function digits(number: string): string {
  return `length(least(${number}, 10000)::text)`;
}

const WITH_SAVED = 'left join saved on saved.item_type_id = item.item_type_id';
const GROUPED =
  'item.item_type_id, min(item.number) as number, count(*)::int as like_it, saved.number as saved_number';

/** Of several items of a type, a place or a friend shows the lowest number. */
const FOUND: Record<RadarTab, (isWanted: string, viewer: string, isOpen: string) => string> = {
  places: (isWanted) => `
    select item.place_id as holder, around.distance, null::int as price, ${GROUPED}
    from around join item on item.place_id = around.id ${WITH_SAVED}
    where item.location = 'dropped' and not item.is_locked and ${isWanted}
    group by item.place_id, around.distance, item.item_type_id, saved.number`,
  market: (isWanted, viewer, isOpen) => `
    select item.user_id as holder, null::float8 as distance, market_listing.cost as price, item.item_type_id,
      item.number, (count(*) over (partition by item.user_id, item.item_type_id))::int as like_it,
      saved.number as saved_number
    from market_listing join item on item.item_id = market_listing.item_id
    join player on player.id = market_listing.seller_id ${WITH_SAVED}
    where market_listing.seller_id <> ${viewer} and ${isOpen} and ${isWanted}`,
  friends: (isWanted, viewer, isOpen) => `
    select item.user_id as holder, null::float8 as distance, null::int as price, ${GROUPED}
    from friendship join player on player.id = friendship.friend_id
    join item on item.user_id = friendship.friend_id ${WITH_SAVED}
    where friendship.player_id = ${viewer} and ${isOpen} and item.location = 'pouch' and not item.is_locked
      and item.item_id not in (select item_id from market_listing) and ${isWanted}
    group by item.user_id, item.item_type_id, saved.number`,
};

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

function bestOf(rank: string): string {
  const best = (column: string) =>
    `(array_agg(${column} order by ${rank}, found.number, found.item_type_id))[1]`;
  return `count(*)::int as finds, ${best('found.item_type_id')} as best_type, ${best('found.number')} as best_number`;
}

function pinsText(rank: string): string {
  return `
    select place.id, place.name, place.city, place.category_id, place.lat, place.lng, around.distance,
      coalesce(counted.finds, 0) as finds, counted.best_type, counted.best_number
    from around join place on place.id = around.id
    left join (select found.holder, ${bestOf(rank)} from places_found as found group by found.holder) as counted
      on counted.holder = around.id
    order by counted.finds is null, around.distance, place.id limit ${MOST_PINS}`;
}

function placesAround({ centre, metres }: { centre: Point; metres: number }, { value }: Writer): string {
  const [lat, lng] = [value(centre.lat, 'float8'), value(centre.lng, 'float8')];
  const distance = `2 * ${EARTH_RADIUS_METRES} * asin(least(1, sqrt(
    sind((place.lat - ${lat}) / 2) ^ 2 + cosd(place.lat) * cosd(${lat}) * sind((place.lng - ${lng}) / 2) ^ 2)))`;
  const corner = (x: number, y: number) => `point(${value(x, 'float8')}, ${value(y, 'float8')})`;
  const within = ({ west, south, east, north }: Box) =>
    `point(place.lng, place.lat) <@ box(${corner(west, south)}, ${corner(east, north)})`;
  return `
    select place.id, round(${distance}) as distance from place
    where (${boxesAround(centre, metres).map(within).join(' or ')}) and ${distance} <= ${value(metres, 'float8')}`;
}

const EARTH_RADIUS_METRES = 6_371_000;

function asJson(text: string): string {
  return `(select coalesce(json_agg(listed), '[]') from (${text}) as listed)`;
}
