-- Of the calls of a day, those that a limit refused. Calls may be 0, because a refusal may be written after its call.
alter table application_key_use
  add column refused integer not null default 0 check (refused >= 0),
  drop constraint application_key_use_calls_check;

-- What the servers answered in a minute; each adds its own counts. No row where no server ran with its database.
create table site_minute (
  minute timestamptz primary key,
  requests integer not null check (requests >= 0),
  -- With a status of 500 or above.
  failed integer not null check (failed >= 0),
  -- A server could not reach the database, and wrote this afterwards.
  was_cut_off boolean not null,
  -- Answers by how long they took, from the shortest to the longest.
  durations integer[] not null
);

-- The minutes of days that are over; the rows of the minutes are deleted then.
create table site_day (
  day date primary key,
  recorded_minutes smallint not null,
  troubled_minutes smallint not null,
  requests integer not null,
  failed integer not null
);
