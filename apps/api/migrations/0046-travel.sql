-- How far an item has been carried or traded from place to place: the length of the legs of its journey, in whole
-- metres. Items that were seen at one place only have no row.
create table item_travel (
  item_id bigint not null references item,
  item_type_id integer not null references item_type,
  metres integer not null,
  -- Where it was seen last.
  place_id integer not null references place
);
create unique index item_travel_key on item_travel (item_id);
create index item_travel_farthest on item_travel (item_type_id, metres desc, item_id);

-- The latest movements of an item type.
create index item_changed_of_type on item (item_type_id, changed_at desc, item_id desc);

-- `legMetres` in packages/game.
create function leg_metres(one place, other place) returns integer language sql immutable
return floor(0.5 + 2 * 6371000 * asin(least(1, sqrt(
  sin(radians(other.lat - one.lat) / 2) ^ 2
  + cos(radians(one.lat)) * cos(radians(other.lat)) * sin(radians(other.lng - one.lng) / 2) ^ 2
))))::integer;

-- A trigger, so that no way of writing a history can leave it out. The engine has locked the item.
create function add_travel() returns trigger language plpgsql as $$
declare
  leg integer;
begin
  select leg_metres(before, here) into leg
  from (
    select place_id from history
    where item_id = new.item_id and history_id < new.history_id and place_id is not null
    order by history_id desc limit 1
  ) as last
  join place as before on before.id = last.place_id
  join place as here on here.id = new.place_id;
  if leg > 0 then
    insert into item_travel (item_id, item_type_id, metres, place_id)
    select new.item_id, item.item_type_id, leg, new.place_id from item where item.item_id = new.item_id
    on conflict (item_id) do update
      set metres = item_travel.metres + excluded.metres, place_id = excluded.place_id;
  end if;
  return null;
end $$;

create trigger add_travel after insert on history
for each row when (new.place_id is not null) execute function add_travel();

insert into item_travel (item_id, item_type_id, metres, place_id)
select
  seen.item_id, item.item_type_id, sum(leg_metres(before, here)),
  (array_agg(seen.place_id order by seen.history_id desc))[1]
from (
  select history_id, item_id, place_id, lag(place_id) over (partition by item_id order by history_id) as place_before
  from history where place_id is not null
) as seen
join item on item.item_id = seen.item_id
join place as here on here.id = seen.place_id
join place as before on before.id = seen.place_before
group by 1, 2
having sum(leg_metres(before, here)) > 0;
