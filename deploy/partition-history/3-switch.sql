-- Puts the copy in the place of the table, with its triggers and names, in one short transaction. Writers wait for it
-- and go on with the new table. After a time-out run the file again. The old table stays as history_before: drop it
-- once a backup is made.
set lock_timeout = '4s';

begin;

lock table history in access exclusive mode;

do $$
declare
  definition text;
  name text;
begin
  if exists (select from history_copy where copied_to < last_id) then
    raise exception 'Not all rows are copied: run 2-copy.sql until it returns false.';
  end if;
  drop trigger write_both_histories on history;
  drop function write_both_histories();
  drop table history_copy;
  perform setval(
    pg_get_serial_sequence('history_partitioned', 'history_id'),
    nextval(pg_get_serial_sequence('history', 'history_id')),
    false
  );
  alter table history rename to history_before;
  alter table history_partitioned rename to history;
  alter sequence history_history_id_seq rename to history_before_history_id_seq;
  alter sequence history_partitioned_history_id_seq rename to history_history_id_seq;
  for name in
    select indexrelid::regclass::text from pg_index where indrelid = 'history_before'::regclass and not indisprimary
  loop
    execute format('alter index %I rename to %I', name, name || '_before');
    execute format('alter index %I rename to %I', name || '_new', name);
  end loop;
  for definition in
    select pg_get_triggerdef(oid) from pg_trigger where tgrelid = 'history_before'::regclass and not tgisinternal
  loop
    execute replace(definition, 'history_before', 'history');
  end loop;
  -- Otherwise rows of item, player and place could not be deleted because of rows of the old table.
  for name in
    select conname from pg_constraint where conrelid = 'history_before'::regclass and contype = 'f'
  loop
    execute format('alter table history_before drop constraint %I', name);
  end loop;
end $$;

commit;
