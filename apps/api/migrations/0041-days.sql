-- What the events add up to by day, so that charts and past dates need no scan of the history. A day is a day in UTC.

-- How many numbers with so many digits came to a location on a day, less how many left it. All locations of a type
-- together add up to what was issued. Rows of 0 may remain where as many came as left.
create table location_day (
  item_type_id integer not null references item_type,
  day date not null,
  digits smallint not null check (digits > 0),
  location text not null,
  by integer not null
);
-- Indexes instead of primary keys, because the loader of worlds drops indexes before it copies rows.
create unique index location_day_key on location_day (item_type_id, day, digits, location);

-- The sum of location_day over all days.
create table location_count (
  item_type_id integer not null references item_type,
  digits smallint not null check (digits > 0),
  location text not null,
  count integer not null
);
create unique index location_count_key on location_count (item_type_id, digits, location);

-- What a player did on a day; no row where it was none of this.
create table player_day (
  player_id integer not null references player,
  day date not null,
  finds integer not null default 0,
  trades integer not null default 0,
  mixes integer not null default 0
);
create unique index player_day_key on player_day (player_id, day);
create index player_day_by_day on player_day (day);

-- From when to when a player had an item saved.
create table saved_span (
  item_id bigint not null references item,
  item_type_id integer not null references item_type,
  player_id integer not null references player,
  saved_at timestamptz not null,
  ended_at timestamptz
);
create unique index saved_span_open on saved_span (item_id) where ended_at is null;
-- With what a collection is counted by, because the spans of a player are all over the table.
create index saved_span_of_player on saved_span (player_id, saved_at) include (ended_at, item_type_id);

-- Figures of the whole game on finished days: one row for each figure of each day, 0 included.
create table game_day (
  day date not null,
  counts text not null,
  value integer not null
);
create unique index game_day_key on game_day (day, counts);

create index set_completion_of_set on set_completion (set_id, completed_at);
create index set_completion_by_date on set_completion (completed_at);

insert into location_day (item_type_id, day, digits, location, by)
select item.item_type_id, moved.day, length(item.number::text), change.location, sum(change.by)
from (
  select
    item_id,
    (created_at at time zone 'UTC')::date as day,
    location,
    lag(location) over (partition by item_id order by history_id) as location_before
  from history
) as moved
join item on item.item_id = moved.item_id
cross join lateral (values (moved.location, 1), (moved.location_before, -1)) as change (location, by)
where moved.location is distinct from moved.location_before and change.location is not null
group by 1, 2, 3, 4
having sum(change.by) <> 0;

insert into location_count (item_type_id, digits, location, count)
select item_type_id, digits, location, sum(by) from location_day group by 1, 2, 3 having sum(by) <> 0;

-- As the counters of the players count. Of a trade both players are counted by one event; of a ring each event counts
-- its giver, and the item that the giver gets has an event of its own.
insert into player_day (player_id, day, finds, trades, mixes)
select
  player_id,
  (created_at at time zone 'UTC')::date,
  count(*) filter (where counts = 'finds'),
  count(*) filter (where counts = 'trades'),
  count(*) filter (where counts = 'mixes')
from (
  select user_id as player_id, created_at, 'finds' as counts from history where type = 'itemfound'
  union all
  select user_id, created_at, 'mixes' from history
  where type = 'itemcreated' and tertiary_item_id is not null and item_id = primary_item_id
  union all
  select user_id, created_at, 'trades' from history where type = 'itemtraded' and item_id = primary_item_id
  union all
  select given.gift_user_id, given.created_at, 'trades'
  from history as given
  join history as returned
    on returned.item_id = given.secondary_item_id and returned.primary_item_id = given.primary_item_id
    and returned.type = 'itemtraded' and returned.created_at = given.created_at
    and returned.gift_user_id = given.gift_user_id
  where given.type = 'itemtraded' and given.item_id = given.primary_item_id
) as counted
where player_id is not null
group by 1, 2;

insert into saved_span (item_id, item_type_id, player_id, saved_at, ended_at)
select event.item_id, item.item_type_id, event.holder_id, event.created_at, event.next_at
from (
  select
    item_id,
    holder_id,
    location,
    created_at,
    lead(created_at) over (partition by item_id order by history_id) as next_at
  from history
) as event
join item on item.item_id = event.item_id
where event.location = 'saved' and event.holder_id is not null;

insert into game_day (day, counts, value)
select date_trunc('day', each)::date, figure.counts, coalesce(found.value, 0)
from generate_series(
  (select min(created_at at time zone 'UTC')::date from player)::timestamp,
  (now() at time zone 'UTC')::date - interval '1 day',
  interval '1 day'
) as each
cross join (
  values ('active_players'), ('finds'), ('trades'), ('mixes'), ('issued'), ('sets_completed'), ('new_players')
) as figure (counts)
left join (
  select day, figure.counts, figure.value
  from (
    select day, count(*) as players, sum(finds) as finds, sum(trades) as trades, sum(mixes) as mixes
    from player_day group by day
  ) as done
  cross join lateral (
    values ('active_players', players), ('finds', finds), ('trades', trades), ('mixes', mixes)
  ) as figure (counts, value)
  union all
  select day, 'issued', sum(by) from location_day group by day
  union all
  select (completed_at at time zone 'UTC')::date, 'sets_completed', count(*) from set_completion group by 1
  union all
  select (created_at at time zone 'UTC')::date, 'new_players', count(*) from player group by 1
) as found on found.day = each::date and found.counts = figure.counts;
