-- Pages of locked items are long and asked for far more often than a lock changes. By trigger, because servers keep them:
-- whatever way an item changes that was or is locked, they must hear whose it is. Told once for each transaction.
create function tell_lock() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_locked then
    perform pg_notify('locks_changed', old.user_id::text);
  end if;
  if tg_op <> 'DELETE' and new.is_locked then
    perform pg_notify('locks_changed', new.user_id::text);
  end if;
  return null;
end $$;

create trigger tell_new_lock after insert on item
  for each row when (new.is_locked) execute function tell_lock();

create trigger tell_changed_lock after update on item
  for each row when (old.is_locked or new.is_locked) execute function tell_lock();

create trigger tell_gone_lock after delete on item
  for each row when (old.is_locked) execute function tell_lock();
