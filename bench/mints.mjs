// What a rush mints, and what must be true of its numbers.
import { createHash } from 'node:crypto';

/** As many players as the limit of calls for each needs. */
const PLAYERS = 2_000;
/** A code makes a hundred numbers. */
const MINTS_PER_CODE = 100;

/** A unique without numbers, owned by many players; one mint in a hundred is a code. */
export async function prepareRush(client, { mints, token: newToken }) {
  const { rows: players } = await client.query(ABLE_PLAYERS, [PLAYERS]);
  const tokens = players.map(() => newToken());
  await client.query(SESSIONS, [tokens.map(digest), players.map(({ id }) => id)]);
  const { rows } = await client.query(UNIQUE);
  const type = rows[0].id;
  await client.query('delete from unique_owner where item_type_id = $1', [type]);
  await client.query(OWNERS, [type, players.map(({ id }) => id)]);
  const codes = Math.ceil(mints / MINTS_PER_CODE);
  const { rows: made } = await client.query(CODES, [codes, type]);
  const calls = Array.from({ length: mints }, (_, at) => {
    const place = at % players.length;
    const [{ id }, token] = [players[place], tokens[place]];
    // Calls of one address are limited.
    const address = `10.${place >> 8}.${place & 255}.1`;
    const code = at % MINTS_PER_CODE === 0 && made.pop()?.code;
    if (code) return { method: 'GET', path: `/users/${id}/redeem/${code}`, token, address };
    const { username } = players[(place + 1) % players.length];
    const body = JSON.stringify({ item_type_id: type, username });
    return { method: 'POST', path: '/users/gift/uniques/send', token, address, body };
  });
  return { type, calls };
}

/** Gaps, numbers in the answers of two mints, and numbers that are lower than one acknowledged before they were asked for. */
export async function rushFaults(client, { type, acknowledged }) {
  const { rows } = await client.query(STORED, [type]);
  const { stored, highest, issued } = rows[0];
  const faults = [];
  if (stored !== highest || stored !== issued)
    faults.push(`gaps: ${stored} of ${highest}, counter ${issued}`);
  const seen = new Set();
  let twice = 0;
  for (const { first, last } of acknowledged)
    for (let number = first; number <= last; number += 1) {
      if (seen.has(number) || number > highest) twice += 1;
      seen.add(number);
    }
  if (twice > 0) faults.push(`${twice} twice or lost`);
  const late = outOfOrder(acknowledged);
  if (late > 0) faults.push(`${late} out of order`);
  return { issued, faults };
}

function outOfOrder(acknowledged) {
  const bySent = [...acknowledged].sort((one, other) => one.sentAt - other.sentAt);
  const byAnswer = [...acknowledged].sort((one, other) => one.at - other.at);
  let highest = 0;
  let next = 0;
  let late = 0;
  for (const one of bySent) {
    for (; next < byAnswer.length && byAnswer[next].at < one.sentAt; next += 1)
      highest = Math.max(highest, byAnswer[next].last);
    if (one.first <= highest) late += 1;
  }
  return late;
}

const digest = (token) => createHash('sha256').update(token).digest();

const ABLE_PLAYERS = `select id, username from player
  where id > 0 and is_enabled and not is_memorial and deletion_date is null order by hashint4(id) limit $1`;

const SESSIONS = `insert into session (token_digest, player_id, expires_at)
  select digest, player_id, now() + interval '1 day' from unnest($1::bytea[], $2::int[]) as made (digest, player_id)`;

const UNIQUE = `select id from item_type
  where set_id = 25 and released_at < now() and not is_retired and not is_one_of_a_kind
    and not exists (select from variant where item_type_id = item_type.id)
    and not exists (select from item where item_type_id = item_type.id and number > 0)
  union all
  select id from item_type
  where set_id = 25 and released_at < now() and not is_retired and not is_one_of_a_kind
    and not exists (select from variant where item_type_id = item_type.id)
  limit 1`;

const OWNERS = `insert into unique_owner (item_type_id, position, player_id)
  select $1, place, id from unnest($2::int[]) with ordinality as owner (id, place)`;

const CODES = `insert into redeem_code (code, item_type_id)
  select 'RUSH-' || gen_random_uuid(), $2 from generate_series(1, $1) returning code`;

const STORED = `select count(*)::int as stored, max(number) as highest,
    (select issued from item_type_counter where item_type_id = $1) as issued
  from item where item_type_id = $1`;
