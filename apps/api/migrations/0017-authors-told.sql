-- Servers keep pages of the forums, on which posts stand below their authors' names. By trigger, because players change in
-- many ways: whatever of it a page shows, they must hear of it. Told once for each transaction.
create function tell_author() returns trigger language plpgsql as $$
begin
  perform pg_notify('forum_changed', '');
  return null;
end $$;

create trigger tell_changed_author
  after update of username, name, account_type, is_memorial, is_enabled, has_forums_right, deletion_date on player
  for each row
  when (
    (old.username, old.name, old.account_type, old.is_memorial, old.is_enabled, old.has_forums_right, old.deletion_date)
    is distinct from
    (new.username, new.name, new.account_type, new.is_memorial, new.is_enabled, new.has_forums_right, new.deletion_date)
  )
  execute function tell_author();
