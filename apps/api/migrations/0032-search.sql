-- What the search filters and sorts numbers by: the events of an item's history, and the different players who have held it.
alter table item
  add column moves integer not null default 0,
  add column hands smallint not null default 0;

-- Who has held an item, as far as its history shows: `holdersIn` in packages/game. Whose hat a cracker gave shows with
-- the hat's next event, or by its holder; a cracker is gone before the other player has it.
create view item_holder as
select history.item_id, shown.player_id
from history
cross join lateral (
  values
    (case when type = 'itemgifted' then coalesce(gift_user_id, user_id) else user_id end),
    (case when type = 'itemtraded' then gift_user_id end)
) as shown (player_id)
where shown.player_id is not null
  and (
    type <> 'itemtraded'
    or item_id is distinct from tertiary_item_id
    and not exists (
      select from item join item_type on item_type.id = item.item_type_id
      where item.item_id = history.item_id and item_type.role = 'cracker'
    )
  );

update item set moves = tally.moves, hands = tally.hands
from (
  select item_id, moves, coalesce(hands, 0) as hands
  from (select item_id, count(*) as moves from history group by item_id) as moved
  left join (
    select item_id, count(*) as hands
    from (
      select item_id, player_id from item_holder
      union
      select item_id, user_id from item where user_id is not null
    ) as holder
    group by item_id
  ) as held using (item_id)
) as tally
where item.item_id = tally.item_id;

-- Sizes are for 1,500,000 items: 10 MB for numbers, moves and hands each, 30 MB for dates each, 27 MB for locations, 22 MB for
-- held items.
create index item_number_of_all on item (number);
create index item_created on item (created_at);
create index item_changed on item (changed_at);
create index item_moves on item (moves);
create index item_hands on item (hands);
-- Those that an item leaves again; the others have item_out_of_play, or are too many to be found by an index.
create index item_by_location on item (location, item_type_id, number)
where location in ('pouch', 'saved', 'lockbox', 'dropped', 'mixing_pool', 'recycle_center');
create index market_listing_cost on market_listing (cost, item_id);
create index place_by_city on place (fold_name(city) collate "C");
create index forum_thread_about on forum_thread (item_type_id) where item_type_id is not null;
-- The owners of a broad search are counted from this index alone.
create index item_held on item (user_id, item_type_id, number) include (location, is_locked) where user_id is not null;
