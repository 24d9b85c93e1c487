// Inserts players, friendships, uniques and codes for a trial.
import { createHash, randomBytes } from 'node:crypto';

/** Each is a friend of the next, owns one unique and may post; `codes` can be redeemed once each. */
export async function makeSamplePlayers(db, { players: count, codes: codeCount = 0 }) {
  const name = `trial${randomBytes(3).toString('hex')}`;
  const { rows: players } = await db.query(
    `insert into player (username, name, created_at)
     select $1::text || n, $1::text || n, '2015-01-01' from generate_series(1, $2::int) as n returning id, username`,
    [name, count],
  );
  const tokens = players.map(() => randomBytes(24).toString('hex'));
  await db.query(
    `insert into session (token_digest, player_id, expires_at)
     select decode(digest, 'hex'), id, now() + interval '1 day' from unnest($1::text[], $2::int[]) as made (digest, id)`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex')), players.map(({ id }) => id)],
  );
  await db.query(
    `insert into friendship (player_id, friend_id, created_at)
     select a, b, now() from unnest($1::int[], $2::int[]) as pair (a, b)
     union select b, a, now() from unnest($1::int[], $2::int[]) as pair (a, b) on conflict do nothing`,
    [players.map(({ id }) => id), players.map((_, place) => players[(place + 1) % count].id)],
  );
  await makeOwners(db, players);
  const codes = Array.from({ length: codeCount }, (_, place) => `${name}-${place}`);
  const { rows } = await db.query(`select item_type_id from redeem_code limit 1`);
  await db.query('insert into redeem_code (code, item_type_id) select unnest($1::text[]), $2', [
    codes,
    rows[0].item_type_id,
  ]);
  const { rows: threads } = await db.query(
    `select forum_thread.id from forum_thread join forum on forum.id = forum_id
     where not is_closed and visible_to = 'everyone' order by forum_thread.id limit 40`,
  );
  return {
    codes,
    codeType: rows[0].item_type_id,
    threads: threads.map(({ id }) => id),
    players: players.map((player, place) => ({
      ...player,
      token: tokens[place],
      friend: players[(place + 1) % count],
    })),
  };
}

/** Position 1 or later, after the existing owners. */
async function makeOwners(db, players) {
  const { rows: uniques } = await db.query(
    `select id from item_type where set_id = 25 and kind = 'player' and not is_retired and not is_one_of_a_kind
     and released_at < now() order by id limit 20`,
  );
  for (const [place, player] of players.entries()) {
    const { id } = uniques[place % uniques.length];
    await db.query(
      `insert into unique_owner (item_type_id, position, player_id)
       select $1, coalesce(max(position), -1) + 1, $2 from unique_owner where item_type_id = $1`,
      [id, player.id],
    );
    player.unique = id;
  }
}
