-- Covers the row and the digest of the item's row before it: `stepDigest` in packages/game. The engine has locked the
-- item, so the row before is its newest. The rows that one statement inserts see each other in their order.
create function seal_history() returns trigger language plpgsql as $$
declare
  before bytea;
begin
  -- The digest covers milliseconds, so no more is stored.
  new.created_at := date_trunc('milliseconds', new.created_at);
  select history.digest into before from history
  where history.item_id = new.item_id order by history.history_id desc limit 1;
  new.digest := sha256(coalesce(before, '') || convert_to(concat(
    new.history_id, '|', new.item_id, '|', new.type, '|', floor(extract(epoch from new.created_at) * 1000)::bigint, '|',
    new.user_id, '|', new.place_id, '|', new.primary_item_id, '|', new.secondary_item_id, '|', new.tertiary_item_id, '|',
    new.gift_user_id, '|', new.location, '|', new.holder_id
  ), 'UTF8'));
  return new;
end $$;

create trigger seal_history before insert on history
for each row when (new.digest is null) execute function seal_history();

-- Every day from the first with a sealed step on, once it is over. The root covers the last digest of each item with a
-- step that day, and the root of the day before.
create table provenance_day (
  day date primary key,
  root bytea not null check (length(root) = 32),
  items integer not null,
  steps integer not null,
  published_at timestamptz not null
);
