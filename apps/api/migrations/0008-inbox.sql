-- A message that is sent again, because its first answer got lost on the way, is kept once.
alter table message add column client_key text;
create unique index message_once on message (sender_id, client_key) where client_key is not null;

-- How many conversations a player has not read: asked for on every page, by everybody who is logged in.
create index conversation_unread on conversation (player_id) where unread > 0;
