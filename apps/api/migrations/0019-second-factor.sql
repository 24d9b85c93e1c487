create table second_factor (
  player_id integer primary key references player on delete cascade,
  -- Encrypted where the site has a SECRETS_KEY; its first byte says which.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a first code has shown that the player's app has the secret.
  confirmed_at timestamptz,
  -- The 30 seconds of the newest code that was accepted: no code works twice.
  last_step integer not null default 0
);

create table recovery_code (
  player_id integer not null references second_factor on delete cascade,
  code_digest bytea not null,
  used_at timestamptz,
  primary key (player_id, code_digest)
);
