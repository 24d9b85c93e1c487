-- The events of one player, for their archive.
create index history_of_player on history (user_id, history_id) where user_id is not null;
create index history_of_recipient on history (gift_user_id, history_id) where gift_user_id is not null;

-- Players who asked for the deletion of their account. A login before it is due restores the account.
create table account_deletion (
  player_id integer primary key references player,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- When the items were released and the private rows removed.
  finished_at timestamptz
);
create index account_deletion_waiting on account_deletion (due_at) where finished_at is null;
