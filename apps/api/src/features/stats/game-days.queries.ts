import type { Day } from '@wallabee/contract/protocol/day';
import type { GameDay } from '@wallabee/contract/stats/game-days';
import { GAME_FIGURES, type GameFigure } from '@wallabee/contract/stats/game-figures';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/**
 * Stores the figures of a finished day, and of those before it that were missed. Days are closed once no action of
 * theirs can be under way any more.
 */
export async function closeDay(db: Db, day: Day) {
  await sql`
    insert into game_day (day, counts, value)
    ${selectFigures(sql`(${firstOpenDay})`, day)}
    on conflict (day, counts) do update set value = excluded.value`.execute(db);
}

/** Every day from the first of the game to today: the closed ones, and the others counted now. */
export async function listGameDays(db: Db, today: Day): Promise<GameDay[]> {
  const { rows } = await sql<{ day: Day; figures: Record<GameFigure, number> }>`
    select day, json_object_agg(counts, value) as figures
    from (
      select day, counts, value from game_day where day < ${today}::date
      union all
      (${selectFigures(sql`(${firstOpenDay})`, today)})
    ) as figure
    group by day order by day`.execute(db);
  return rows.map(({ day, figures }) => ({ day, ...figures }));
}

const firstOpenDay = sql`
  select coalesce(
    (select max(day) + 1 from game_day),
    (select min(created_at at time zone 'UTC')::date from player))`;

/** The figures of each day from the first to the last, 0 included. */
function selectFigures(first: ReturnType<typeof sql>, last: Day) {
  const names = sql.join(GAME_FIGURES.map((name) => sql.lit(name)));
  return sql`
    select each::date, name.counts, coalesce(found.value, 0)::integer
    from (select ${first} as first_day, ${last}::date as last_day) as asked
    cross join lateral generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as each
    cross join unnest(array[${names}]) as name (counts)
    left join lateral (${figuresOfDay}) as found on found.counts = name.counts`;
}

/** Each figure of the day `each` by an index: a process counts today's once a minute. */
const figuresOfDay = sql`
  select done.*
  from (
    select count(*) as players, sum(finds) as finds, sum(trades) as trades, sum(mixes) as mixes
    from player_day where day = each::date
  ) as total
  cross join lateral (
    values ('active_players', players), ('finds', finds), ('trades', trades), ('mixes', mixes)
  ) as done (counts, value)
  union all
  select 'issued', count(*) from item
  where created_at >= each at time zone 'UTC' and created_at < (each + interval '1 day') at time zone 'UTC'
  union all
  select 'sets_completed', count(*) from set_completion
  where completed_at >= each at time zone 'UTC' and completed_at < (each + interval '1 day') at time zone 'UTC'
  union all
  select 'new_players', count(*) from player
  where created_at >= each at time zone 'UTC' and created_at < (each + interval '1 day') at time zone 'UTC'`;
