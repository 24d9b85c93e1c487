-- The digest is public at once, the seed ten minutes after its day (UTC).
create table luck_seed (
  day date primary key,
  seed bytea not null check (length(seed) = 32),
  digest bytea not null check (digest = sha256(seed))
);

-- Lists of ids that luck has chosen from, each once.
create table luck_options (
  options_key text primary key,
  ids integer[] not null
);

-- The lucky actions of each player, counted from 1 without gaps. Actions from before this migration have none.
create table luck_draw (
  player_id integer not null references player,
  counter integer not null check (counter > 0),
  day date not null references luck_seed,
  action text not null,
  created_at timestamptz not null,
  -- The items that were made or changed.
  item_ids bigint[] not null,
  picks jsonb not null
);
create unique index luck_draw_of_player on luck_draw (player_id, counter);
create index luck_draw_of_day on luck_draw (day);
create index luck_draw_of_item on luck_draw using gin (item_ids);

-- The counter of each player's last lucky action, so that a removed last draw shows too.
create table luck_counter (
  player_id integer not null references player,
  last integer not null check (last > 0)
);
create unique index luck_counter_of_player on luck_counter (player_id);
