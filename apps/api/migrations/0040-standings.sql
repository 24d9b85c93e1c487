-- Where each event left its item: the state of a past date is the last event before it.
alter table history
  -- The text of a digest has nothing for null.
  add column location text check (location <> ''),
  add column holder_id integer references player,
  -- Covers the row and the digest of the item's event before. Events from before this migration have none.
  add column digest bytea check (length(digest) = 32);

-- Finds the events of a day. The table grows in the order of time, so a range of pages is a range of days.
create index history_by_day on history using brin (created_at) with (pages_per_range = 32, autosummarize = on);

-- What the event and the next one of the item show; the last event of an item left it where it is. A drone that brought
-- an item back to its player is followed by an event of that player, otherwise it released the item. Events of an item
-- with the same time are of one action. Whether an item was locked at a place is not known, so no holder is set there.
update history set location = standing.location, holder_id = standing.holder_id
from (
  select
    event.item_id,
    event.created_at,
    case when next_id is null then item.location else after.location end as location,
    case
      when next_id is null then item.user_id
      when after.location in ('pouch', 'saved', 'lockbox') then after.holder_id
    end as holder_id
  from (
    select
      history.*,
      item_id = primary_item_id as is_primary,
      lead(history_id) over of_item as next_id,
      lead(user_id) over of_item as next_user_id
    from (
      select distinct on (item_id, created_at) * from history order by item_id, created_at, history_id desc
    ) as history
    window of_item as (partition by item_id order by history_id)
  ) as event
  join item on item.item_id = event.item_id
  join item_type on item_type.id = item.item_type_id
  cross join lateral (
    select
      case
        when event.type = 'itemvault' or event.type = 'itemswappedvault' and is_primary then 'saved'
        when event.type = 'itemlockboxed' then 'lockbox'
        when event.type = 'itemdropped' or event.type = 'itemswappedplace' and not is_primary then 'dropped'
        when event.type = 'itemrecycled' then 'recycle_center'
        when event.type in ('mysteryboxopened', 'chestopened', 'grabbagopened') and is_primary then 'destroyed'
        when event.type = 'itemcreated' and not is_primary then 'mixed'
        when event.type = 'itemwalladrone' and next_user_id is distinct from event.user_id then
          case when set_id = 25 then 'unique_pool' when set_id in (13, 20, 141) then 'limbo' else 'mixing_pool' end
        else 'pouch'
      end as location,
      case
        when event.type = 'itemgifted' then coalesce(event.gift_user_id, event.user_id)
        when event.type = 'itemtraded' and is_primary then event.gift_user_id
        when event.type = 'itemtraded' and event.item_id = event.tertiary_item_id then next_user_id
        else event.user_id
      end as holder_id
  ) as after
) as standing
where history.item_id = standing.item_id and history.created_at = standing.created_at;
