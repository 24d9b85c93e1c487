-- Answers of writes that carried an Idempotency-Key, for a day; status and response are null while one is under way.
create table idempotency_key (
  -- No foreign key: the loader of the release before truncates player by a list that does not name this table.
  player_id integer not null,
  key text not null,
  request_digest bytea not null,
  attempt text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  response text,
  primary key (player_id, key)
);

create index idempotency_key_expires_at on idempotency_key (expires_at);
