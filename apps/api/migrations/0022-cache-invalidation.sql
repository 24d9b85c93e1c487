-- Server processes cache what they read. These triggers notify them, so that no way of writing can miss it.

-- With the ids of a statement's changed rows, or without one where they are many.
create function notify_rows_changed() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  execute format('select array_agg(distinct %I::text) from changed', tg_argv[1]) into ids;
  if cardinality(ids) > 50 then
    perform pg_notify(tg_argv[0], '');
  else
    perform pg_notify(tg_argv[0], id) from unnest(ids) as id;
  end if;
  return null;
end $$;

create function notify_table_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], '');
  return null;
end $$;

create trigger notify_new_posts after insert on forum_post
  referencing new table as changed for each statement execute function notify_rows_changed('forum_changed', 'thread_id');
create trigger notify_changed_posts after update on forum_post
  referencing new table as changed for each statement execute function notify_rows_changed('forum_changed', 'thread_id');
create trigger notify_deleted_posts after delete on forum_post
  referencing old table as changed for each statement execute function notify_rows_changed('forum_changed', 'thread_id');

-- A new or deleted thread shows by its posts.
create trigger notify_changed_threads after update on forum_thread
  referencing new table as changed for each statement execute function notify_rows_changed('forum_changed', 'id');

-- Not of the counts, which change with every post.
create trigger notify_changed_forum after update of title, subtitle, position, visible_to, threads_by on forum
  for each statement execute function notify_table_changed('forum_changed');
create trigger notify_truncated_posts after truncate on forum_post
  for each statement execute function notify_table_changed('forum_changed');

create trigger notify_deleted_completions after delete on set_counter
  referencing old table as changed for each statement execute function notify_rows_changed('set_completed', 'set_id');
create trigger notify_truncated_completions after truncate on set_counter
  for each statement execute function notify_table_changed('set_completed');

create trigger notify_truncated_locks after truncate on item
  for each statement execute function notify_table_changed('locks_changed');

create trigger notify_revoked_key after update of revoked_at or delete or truncate on application_key
  for each statement execute function notify_table_changed('application_key_revoked');

create trigger notify_catalogue_changed after insert or update or delete or truncate on category_group
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on category
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on store
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on achievement
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on generation
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on item_set
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on subset
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on item_type
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on formula
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on variant
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on container_content
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on store_item
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on forage_category
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on mix_exception
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on used_exception
  for each statement execute function notify_table_changed('catalogue_changed');
create trigger notify_catalogue_changed after insert or update or delete or truncate on unique_owner
  for each statement execute function notify_table_changed('catalogue_changed');
