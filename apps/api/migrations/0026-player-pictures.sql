-- A picture that the player uploaded, in place of the drawn face: cropped, encoded again, without metadata.
create table player_picture (
  player_id integer primary key references player on delete cascade,
  -- A digest of the image, which is part of its address.
  key text not null,
  image bytea not null check (octet_length(image) between 1 and 1000000),
  changed_at timestamptz not null
);

-- What every page that shows the player needs of the picture; the trigger writes it.
alter table player add column picture_key text;

-- A closed account shows no picture.
create function shown_picture_key(player) returns text language sql immutable as $$
  select case when $1.is_memorial or ($1.is_enabled and $1.deletion_date is null) then $1.picture_key end
$$;

create function set_picture_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update player set picture_key = null where id = old.player_id;
  else
    update player set picture_key = new.key where id = new.player_id;
  end if;
  return null;
end $$;

create trigger set_picture_key after insert or update or delete on player_picture
  for each row execute function set_picture_key();

-- Server processes cache pages and histories with players' names and pictures.
create function notify_player_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('player_changed', new.id::text);
  -- The catalogue in memory names the owners of uniques.
  if (old.name, old.picture_key) is distinct from (new.name, new.picture_key)
    and exists (select from unique_owner where player_id = new.id) then
    perform pg_notify('catalogue_changed', '');
  end if;
  return null;
end $$;

create trigger notify_player_changed
  after update of username, name, bio, home_location, account_type, is_memorial, is_enabled, deletion_date, picture_key
  on player for each row
  when (
    (old.username, old.name, old.bio, old.home_location, old.account_type, old.is_memorial, old.is_enabled,
      old.deletion_date, old.picture_key)
    is distinct from
    (new.username, new.name, new.bio, new.home_location, new.account_type, new.is_memorial, new.is_enabled,
      new.deletion_date, new.picture_key)
  )
  execute function notify_player_changed();

create trigger tell_changed_picture after update of picture_key on player for each row
  when (old.picture_key is distinct from new.picture_key)
  execute function tell_author();
