import { type Box, boxesAround, type Point } from '@wallabee/contract/places/nearness';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
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

export interface Writer {
  readonly values: unknown[];
  readonly value: (value: unknown, type: string) => string;
}

export function createWriter(): Writer {
  const values: unknown[] = [];
  return { values, value: (value, type) => `$${values.push(value)}::${type}` };
}

/** The parts of a statement that are the same wherever is looked. */
export function finding({ viewer, standings, now, gain, condition }: AskedFinds, writer: Writer) {
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
export const FOUND: Record<RadarTab, (isWanted: string, viewer: string, isOpen: string) => string> = {
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

export function placesAround(
  { centre, metres }: { centre: Point; metres: number },
  { value }: Writer,
): string {
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
