-- The engine loads what actions need with one call, numbers what they make with another, and writes with a third. Each
-- statement of a function sees what was committed while an earlier one waited for a lock, which one large statement
-- would not. Plans are generic, because planning for each list of ids costs more than finding the rows.

-- Rows are locked in one order everywhere to avoid deadlocks: players, items, places, codes, counters, each by id. FOR
-- NO KEY UPDATE still allows foreign keys to refer to them. A player's rows change only under the lock on that player.
-- `more` names what only some actions need.
create function load_world(player_ids integer[], item_ids bigint[], place_ids integer[], more jsonb) returns json
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  players json; items json; places json; listings json; saved json; held json; visits json; completions json;
  wells json; codes json; owners json; issued json;
begin
  if more ? 'sellers_of' then
    player_ids := player_ids || array(
      select seller_id from market_listing
      where item_id in (select value::bigint from jsonb_array_elements_text(more -> 'sellers_of'))
    );
  end if;
  select json_agg(loaded) into players from (
    select id, is_enabled, is_memorial, deletion_date, balance, created_at from player
    where id = any (player_ids) order by id for no key update
  ) as loaded;

  -- The player's saved items of the item's set; the one of its type changes with it.
  if more ? 'saved_beside' then
    select json_agg(loaded), item_ids || array_agg(loaded.item_id) filter (where loaded.is_twin)
    into saved, item_ids
    from (
      select asked.player_id, other.id as item_type_id, own.item_id, own.item_type_id = wanted.item_type_id as is_twin
      from jsonb_to_recordset(more -> 'saved_beside') as asked (player_id integer, item_id bigint)
      join item as wanted on wanted.item_id = asked.item_id
      join item_type as type on type.id = wanted.item_type_id
      join item_type as other on other.set_id = type.set_id
      join item as own
        on own.item_type_id = other.id and own.user_id = asked.player_id and own.location = 'saved'
    ) as loaded;
  end if;
  if more ? 'held_by' then
    select json_agg(item_id), item_ids || array_agg(item_id) into held, item_ids
    from item where user_id = (more ->> 'held_by')::integer;
  end if;

  if cardinality(item_ids) > 0 then
    select json_agg(loaded) into items from (
      select item_id, item_type_id, number, variant_id, location, is_locked, user_id, place_id, used_in_item_id,
        picked_up_at, created_at, changed_at
      from item where item_id = any (item_ids) order by item_id for no key update
    ) as loaded;
    place_ids := place_ids || array(
      select place_id from item where item_id = any (item_ids) and place_id is not null
    );
    select json_agg(loaded) into listings from market_listing as loaded where item_id = any (item_ids);
  end if;
  if cardinality(place_ids) > 0 then
    select json_agg(loaded) into places from (
      select id, category_id, max_items, item_count, people_count from place
      where id = any (place_ids) order by id for no key update
    ) as loaded;
    select json_agg(loaded) into visits from place_visit as loaded
    where player_id = any (player_ids) and place_id = any (place_ids);
  end if;

  if more ? 'completions_of' then
    select json_agg(loaded) into completions from set_completion as loaded
    where player_id in (select value::integer from jsonb_array_elements_text(more -> 'completions_of'));
  end if;
  if more ? 'wells' then
    select json_agg(loaded) into wells from wishing_well as loaded
    where item_id in (select value::bigint from jsonb_array_elements_text(more -> 'wells'));
  end if;
  if more ? 'codes' then
    select json_agg(loaded) into codes from (
      select code, item_type_id, redeemed_by, redeemed_at from redeem_code
      where code = any (array(select jsonb_array_elements_text(more -> 'codes')))
      order by code for no key update
    ) as loaded;
  end if;
  if more ? 'owners_of' then
    select json_agg(loaded) into owners from unique_owner as loaded
    where player_id is not null
      and item_type_id in (select value::integer from jsonb_array_elements_text(more -> 'owners_of'));
  end if;
  -- Locked, so that two actions cannot both make a one-of-a-kind item.
  if more ? 'issued_of' then
    insert into item_type_counter (item_type_id, issued) values ((more ->> 'issued_of')::integer, 0)
    on conflict do nothing;
    select to_json(counter.issued) into issued from item_type_counter as counter
    where item_type_id = (more ->> 'issued_of')::integer for no key update;
  end if;

  return json_build_object(
    'players', players, 'items', items, 'places', places, 'listings', listings, 'saved', saved, 'held', held,
    'visits', visits, 'completions', completions, 'wells', wells, 'codes', codes, 'owners', owners, 'issued', issued
  );
end $$;

-- Increases each counter and returns its new value, and as many ids for new items. The rows stay locked until the
-- transaction ends, so numbers have neither gaps nor duplicates.
create function assign_numbers(made jsonb, items integer, set_ids integer[]) returns json language plpgsql as $$
declare
  issued json; ids json; finished json;
begin
  if items > 0 then
    with counted as (
      insert into item_type_counter as counter (item_type_id, issued)
      select key::integer, value::integer from jsonb_each_text(made) order by key::integer
      on conflict (item_type_id) do update set issued = counter.issued + excluded.issued
      returning item_type_id, counter.issued
    )
    select json_object_agg(counted.item_type_id, counted.issued) into issued from counted;
    select json_agg(nextval('item_item_id_seq')) into ids from generate_series(1, items);
  end if;
  if cardinality(set_ids) > 0 then
    with counted as (
      insert into set_counter as counter (set_id, completed)
      select set_id, count(*) from unnest(set_ids) as set_id group by set_id order by set_id
      on conflict (set_id) do update set completed = counter.completed + excluded.completed
      returning set_id, completed
    )
    select json_object_agg(set_id, completed) into finished from counted;
  end if;
  return json_build_object('issued', issued, 'ids', ids, 'finished', finished);
end $$;

-- Requires locked player rows, and awards the achievements that are reached.
create function count_for_players(change jsonb, at timestamptz) returns void language plpgsql as $$
begin
  if jsonb_path_exists(change, '$[*].by ? (@ < 0)') then
    update player_counter as counter set value = counter.value + less.by
    from jsonb_to_recordset(change) as less (player_id integer, counts text, by integer)
    where counter.player_id = less.player_id and counter.counts = less.counts and less.by < 0;
  end if;
  with counted as (
    insert into player_counter as counter (player_id, counts, value)
    select player_id, counts, by
    from jsonb_to_recordset(change) as more (player_id integer, counts text, by integer)
    where by > 0 order by player_id, counts
    on conflict (player_id, counts) do update set value = counter.value + excluded.value
    returning player_id, counts, value
  )
  insert into player_achievement (player_id, achievement_id, awarded_at)
  select player_id, achievement.id, at from counted join achievement using (counts) where target <= value
  on conflict do nothing;
end $$;

-- Runs before the events are inserted, because a holder is new who is in no earlier event.
create function update_items(change jsonb) returns void language plpgsql as $$
begin
  update item set
    variant_id = moved.variant_id, location = moved.location, is_locked = moved.is_locked,
    user_id = moved.user_id, place_id = moved.place_id, used_in_item_id = moved.used_in_item_id,
    picked_up_at = moved.picked_up_at, changed_at = moved.changed_at, moves = item.moves + moved.moves,
    hands = item.hands + case when moved.new_holder is null or exists (
      select from item_holder as known
      where known.item_id = moved.item_id and known.player_id = moved.new_holder
    ) then 0 else 1 end
  from jsonb_to_recordset(change) as moved (
    item_id bigint, variant_id smallint, location text, is_locked boolean, user_id integer, place_id integer,
    used_in_item_id bigint, picked_up_at timestamptz, changed_at timestamptz, moves integer, new_holder integer
  )
  where item.item_id = moved.item_id;
end $$;

-- All tables that several actions write are written in the order of their keys, to avoid deadlocks.
create function write_world(change jsonb, at timestamptz) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  one record;
begin
  if change ? 'players' then
    update player set
      balance = balance + spent.by, last_active_at = greatest(last_active_at, case when spent.acts then at end)
    from jsonb_to_recordset(change -> 'players') as spent (id integer, by integer, acts boolean)
    where player.id = spent.id;
  end if;
  if change ? 'visits' then
    insert into place_visit (place_id, player_id, visited_at)
    select place_id, player_id, at
    from jsonb_to_recordset(change -> 'visits') as visit (place_id integer, player_id integer)
    order by place_id, player_id
    on conflict (place_id, player_id) do update set visited_at = excluded.visited_at;
  end if;
  if change ? 'places' then
    for one in
      select * from jsonb_to_recordset(change -> 'places') as place (place_id integer, items integer, people integer)
    loop
      update place set item_count = item_count + one.items, people_count = people_count + one.people
      where id = one.place_id;
    end loop;
  end if;
  if change ? 'wishes' then
    insert into wishing_well (item_id, wishes)
    select item_id, wishes from jsonb_to_recordset(change -> 'wishes') as well (item_id bigint, wishes integer)
    on conflict (item_id) do update set wishes = excluded.wishes;
  end if;
  if change ? 'listed' then
    insert into market_listing (item_id, seller_id, cost, listed_at)
    select * from jsonb_to_recordset(change -> 'listed')
      as listing (item_id bigint, seller_id integer, cost integer, listed_at timestamptz);
  end if;
  if change ? 'unlisted' then
    delete from market_listing
    where item_id = any (array(select jsonb_array_elements_text(change -> 'unlisted')::bigint));
  end if;
  if change ? 'redeemed' then
    for one in select * from jsonb_to_recordset(change -> 'redeemed') as redeemed (code text, player_id integer) loop
      update redeem_code set redeemed_by = one.player_id, redeemed_at = at where code = one.code;
    end loop;
  end if;

  if change ? 'minted' then
    insert into item (
      item_id, item_type_id, number, variant_id, location, is_locked, user_id, created_at, changed_at, moves, hands
    )
    select made.*, case when user_id is null then 0 else 1 end
    from jsonb_to_recordset(change -> 'minted') as made (
      item_id bigint, item_type_id integer, number integer, variant_id smallint, location text, is_locked boolean,
      user_id integer, created_at timestamptz, changed_at timestamptz, moves integer
    );
  end if;
  -- Items leave a set before others enter it, because the index allows one saved item of a type.
  if change ? 'moved' then
    perform update_items(change -> 'moved');
  end if;
  if change ? 'saved' then
    perform update_items(change -> 'saved');
  end if;
  -- For items that a change records an event for and does not move, such as a well.
  if change ? 'used' then
    update item set moves = item.moves + used.moves
    from jsonb_to_recordset(change -> 'used') as used (item_id bigint, moves integer)
    where item.item_id = used.item_id;
  end if;
  if change ? 'history' then
    insert into history (
      item_id, type, created_at, user_id, place_id, primary_item_id, secondary_item_id, tertiary_item_id, gift_user_id,
      location, holder_id
    )
    select * from jsonb_to_recordset(change -> 'history') as event (
      item_id bigint, type text, created_at timestamptz, user_id integer, place_id integer, primary_item bigint,
      secondary_item bigint, tertiary_item bigint, gift_user_id integer, location text, holder_id integer
    );
  end if;
  if change ? 'completed' then
    insert into set_completion (player_id, set_id, number, completed_at)
    select player_id, set_id, number, at
    from jsonb_to_recordset(change -> 'completed') as done (player_id integer, set_id integer, number integer);
  end if;

  if change ? 'status' then
    perform count_statuses(change -> 'status');
  end if;
  if change ? 'counted' then
    perform count_for_players(change -> 'counted', at);
  end if;
  perform write_days(change, (at at time zone 'UTC')::date);
  perform pg_notify('world_events', message) from jsonb_array_elements_text(change -> 'messages') as message;
end $$;

-- In the order of the keys, to avoid deadlocks between opposite moves of one type.
create function count_statuses(changes jsonb) returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select * from jsonb_to_recordset(changes)
      as moved (item_type_id integer, range_max integer, status text, by integer)
    order by item_type_id, range_max, status
  loop
    update item_status_count set count = count + one."by"
    where (item_type_id, range_max, status) = (one.item_type_id, one.range_max, one.status);
    if not found then
      insert into item_status_count as stored (item_type_id, range_max, status, count)
      values (one.item_type_id, one.range_max, one.status, one."by")
      on conflict (item_type_id, range_max, status) do update set count = stored.count + excluded.count;
    end if;
  end loop;
end $$;

create function write_days(change jsonb, today date) returns void language plpgsql as $$
begin
  if change ? 'ended' then
    update saved_span as stored set ended_at = ended.ended_at
    from jsonb_to_recordset(change -> 'ended') as ended (item_id bigint, ended_at timestamptz)
    where stored.item_id = ended.item_id and stored.ended_at is null;
  end if;
  if change ? 'begun' then
    insert into saved_span (item_id, item_type_id, player_id, saved_at)
    select * from jsonb_to_recordset(change -> 'begun')
      as begun (item_id bigint, item_type_id integer, player_id integer, saved_at timestamptz);
  end if;
  if change ? 'deeds' then
    insert into player_day as stored (player_id, day, finds, trades, mixes)
    select
      player_id,
      today,
      coalesce(sum(by) filter (where deed = 'finds'), 0),
      coalesce(sum(by) filter (where deed = 'trades'), 0),
      coalesce(sum(by) filter (where deed = 'mixes'), 0)
    from jsonb_to_recordset(change -> 'deeds') as done (player_id integer, deed text, by integer)
    group by player_id order by player_id
    on conflict (player_id, day) do update set
      finds = stored.finds + excluded.finds,
      trades = stored.trades + excluded.trades,
      mixes = stored.mixes + excluded.mixes;
  end if;
  if change ? 'locations' then
    insert into location_day as stored (item_type_id, day, digits, location, by)
    select item_type_id, today, digits, location, by
    from jsonb_to_recordset(change -> 'locations')
      as moved (item_type_id integer, digits smallint, location text, by integer)
    order by item_type_id, digits, location
    on conflict (item_type_id, day, digits, location) do update set by = stored.by + excluded.by;
    insert into location_count as stored (item_type_id, digits, location, count)
    select item_type_id, digits, location, by
    from jsonb_to_recordset(change -> 'locations')
      as moved (item_type_id integer, digits smallint, location text, by integer)
    order by item_type_id, digits, location
    on conflict (item_type_id, digits, location) do update set count = stored.count + excluded.count;
  end if;
end $$;
