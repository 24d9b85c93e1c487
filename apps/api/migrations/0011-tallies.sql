-- How often something was tried within a while: a login at one name, a costly call from one address. Shared by all
-- server processes. Unlogged, because a crash may forget it, and every try should cost as little as it can.
create unlogged table tally (
  -- A digest of what is counted: whoever mistakes the field for the name and types a password leaves none here.
  bucket bytea primary key,
  count integer not null check (count > 0),
  until timestamptz not null
);
create index tally_by_end on tally (until);
