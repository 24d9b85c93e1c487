-- Server processes hold an index of words in memory. These triggers notify them of rows whose words have changed.

create function notify_row_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], new.id::text);
  return null;
end $$;

create trigger notify_words_of_new after insert on player
  referencing new table as changed for each statement execute function notify_rows_changed('player_words', 'id');
create trigger notify_words_of_deleted after delete on player
  referencing old table as changed for each statement execute function notify_rows_changed('player_words', 'id');
create trigger notify_words_of_truncated after truncate on player
  for each statement execute function notify_table_changed('player_words');
-- For each row, because nearly every update of a player leaves the names as they are.
create trigger notify_words_of_changed after update of name, username on player for each row
  when ((old.name, old.username) is distinct from (new.name, new.username))
  execute function notify_row_changed('player_words');

create trigger notify_words_of_new after insert on place
  referencing new table as changed for each statement execute function notify_rows_changed('place_words', 'id');
create trigger notify_words_of_deleted after delete on place
  referencing old table as changed for each statement execute function notify_rows_changed('place_words', 'id');
create trigger notify_words_of_truncated after truncate on place
  for each statement execute function notify_table_changed('place_words');
create trigger notify_words_of_changed after update of name, city, category_id on place for each row
  when ((old.name, old.city, old.category_id) is distinct from (new.name, new.city, new.category_id))
  execute function notify_row_changed('place_words');

create trigger notify_words_of_new after insert on forum_thread
  referencing new table as changed for each statement execute function notify_rows_changed('thread_words', 'id');
create trigger notify_words_of_deleted after delete on forum_thread
  referencing old table as changed for each statement execute function notify_rows_changed('thread_words', 'id');
create trigger notify_words_of_truncated after truncate on forum_thread
  for each statement execute function notify_table_changed('thread_words');
create trigger notify_words_of_changed after update of title, forum_id on forum_thread for each row
  when ((old.title, old.forum_id) is distinct from (new.title, new.forum_id))
  execute function notify_row_changed('thread_words');

create trigger notify_words_of_new after insert on forum_post
  referencing new table as changed for each statement execute function notify_rows_changed('post_words', 'id');
create trigger notify_words_of_deleted after delete on forum_post
  referencing old table as changed for each statement execute function notify_rows_changed('post_words', 'id');
create trigger notify_words_of_truncated after truncate on forum_post
  for each statement execute function notify_table_changed('post_words');
create trigger notify_words_of_changed after update of text, is_html, is_removed on forum_post for each row
  when ((old.text, old.is_html, old.is_removed) is distinct from (new.text, new.is_html, new.is_removed))
  execute function notify_row_changed('post_words');

create trigger notify_words after insert or delete or truncate or update of visible_to on forum
  for each statement execute function notify_table_changed('forum_words');
create trigger notify_words after insert or update or delete or truncate on blog_post
  for each statement execute function notify_table_changed('news_words');
