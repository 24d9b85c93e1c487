-- The numbers that a player is proudest of, in the player's order. An item that the player no longer holds stays here
-- and is left out where they are shown.
create table proud_number (
  player_id integer not null references player on delete cascade,
  position smallint not null check (position between 1 and 6),
  item_id bigint not null references item on delete cascade,
  primary key (player_id, position),
  unique (player_id, item_id)
);

-- Pages and the cabinet show them.
create trigger notify_new_proud_numbers after insert on proud_number
  referencing new table as changed for each statement execute function notify_rows_changed('player_changed', 'player_id');
create trigger notify_deleted_proud_numbers after delete on proud_number
  referencing old table as changed for each statement execute function notify_rows_changed('player_changed', 'player_id');

-- The latest finds of a player, and where the finds of a day were.
create index history_finds on history (user_id, created_at) where type = 'itemfound';
