-- Makes a partitioned copy of the table history, and a trigger that writes to both from then on. Run it with psql, each
-- statement in a transaction of its own: a foreign key waits for the writers of one table at a time, so it cannot
-- deadlock with them. Other writers wait with it, so the wait is limited; after a time-out run the file again.
set lock_timeout = '4s';

drop trigger if exists write_both_histories on history;

drop table if exists history_partitioned, history_copy;

do $$
declare
  definition text;
  name text;
begin
  create table history_partitioned (like history including defaults including constraints including identity)
  partition by hash (item_id);
  for part in 0..15 loop
    execute format(
      'create table history_part_%s partition of history_partitioned for values with (modulus 16, remainder %s)',
      part, part
    );
  end loop;
  -- A unique key of a partitioned table must contain the column that it is partitioned by.
  alter table history_partitioned add primary key (item_id, history_id);
  for name, definition in
    select indexrelid::regclass::text, pg_get_indexdef(indexrelid)
    from pg_index where indrelid = 'history'::regclass and not indisprimary
  loop
    execute regexp_replace(definition, 'INDEX \S+ ON \S+', format('INDEX %I ON history_partitioned', name || '_new'));
  end loop;
end $$;

alter table history_partitioned
  add foreign key (item_id) references item,
  add foreign key (primary_item_id) references item,
  add foreign key (secondary_item_id) references item,
  add foreign key (tertiary_item_id) references item;

alter table history_partitioned
  add foreign key (user_id) references player,
  add foreign key (gift_user_id) references player,
  add foreign key (holder_id) references player;

alter table history_partitioned
  add foreign key (place_id) references place;

create or replace function write_both_histories() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from history_partitioned where item_id = old.item_id and history_id = old.history_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into history_partitioned select new.* on conflict do nothing;
  end if;
  return null;
end $$;

begin;

create trigger write_both_histories after insert or update or delete on history
for each row execute function write_both_histories();

-- The trigger has waited for all writers, so every other row is committed.
create table history_copy as
select coalesce(min(history_id), 1) - 1 as copied_to, coalesce(max(history_id), 0) as last_id from history;

commit;
