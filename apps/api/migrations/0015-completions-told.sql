-- Sets are asked for far more often than one is completed. By trigger, because servers remember the count: whatever way
-- it changes, they must hear of it.
create function tell_completion() returns trigger language plpgsql as $$
begin
  perform pg_notify('set_completed', new.set_id::text);
  return null;
end $$;

create trigger tell_completion after insert or update on set_counter
  for each row execute function tell_completion();
