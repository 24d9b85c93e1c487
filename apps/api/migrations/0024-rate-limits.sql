-- Counters of the rate limits, shared by all server processes; read and written by rate-limiter-flexible, which names
-- the columns. It replaces tally and code_attempt, which stay for one release so that the one before can run again.
-- Unlogged: a crash may reset the counters, and counting a call should cost little.
create unlogged table rate_limit (
  -- A digest, so that no address or name is stored.
  key text primary key,
  points integer not null,
  -- Milliseconds since 1970.
  expire bigint not null
);
create index rate_limit_by_expiry on rate_limit (expire);
