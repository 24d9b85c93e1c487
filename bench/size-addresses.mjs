// The same kinds of addresses in a world of any size, drawn from all of it.
import { createHash, randomBytes } from 'node:crypto';

const MOST = 5_000;
const PLAYERS = 200;
const WORDS = ['honey', 'bee', 'old key', 'star', 'tea', 'golden', 'lunch', 'magic', 'teh', 'box'];

/** By call: its addresses, and headers where it needs a login. */
export async function sizeAddresses(db) {
  const items = await randomItems(db);
  const idsOf = async (query) => (await db.query(query)).rows.map(({ id }) => id);
  const types = await idsOf(`select id from item_type where released_at < now() and name <> '?' order by id`);
  const sets = await idsOf('select id from item_set order by id');
  const places = await idsOf(`select id from place order by md5(id::text) limit ${MOST}`);
  const threads = await idsOf(
    `select forum_thread.id from forum_thread join forum on forum.id = forum_id
     where visible_to = 'everyone' order by md5(forum_thread.id::text) limit ${MOST}`,
  );
  const spots = (await db.query(`select lat, lng from place order by md5(id::text) limit ${MOST}`)).rows;
  const players = await logInPlayers(db);
  const each = (list, toPath) => ({ paths: list.map(toPath) });
  // Every login is a header, so a call of a player is asked for by one of them at many places.
  const own = (list, toPath) => ({
    paths: list.map(toPath),
    headers: { 'x-user-token': players[0].token },
  });
  return {
    'item type': each(types, (id) => `/single-item/${id}`),
    'status of a type': each(types, (id) => `/single-item/${id}/status?min=1&max=999`),
    number: each(items, ({ type, number }) => `/items/${type}/number/${number}`),
    history: each(items, ({ id }) => `/items/history/${id}`),
    journey: each(items, ({ id }) => `/items/${id}/journey`),
    proof: each(items, ({ id }) => `/items/${id}/proof`),
    'item page': each(types, (id) => `/tools/item/${id}`),
    'number page': each(items, ({ type, number }) => `/tools/item/${type}/num/${number}`),
    'places near': each(spots, ({ lat, lng }) => `/places?lat=${lat}&lng=${lng}`),
    place: each(places, (id) => `/places/${id}`),
    'items at a place': each(places, (id) => `/places/${id}/items`),
    'people at a place': each(places, (id) => `/places/${id}/people`),
    profile: each(players, ({ id }) => `/users/${id}`),
    pouch: each(players, ({ id }) => `/users/${id}/pouch`),
    'locked items': each(players, ({ id }) => `/users/${id}/lockeditems?page=1`),
    'sets of a player': each(players, ({ id }) => `/users/${id}/sets`),
    cabinet: each(players, ({ id }) => `/users/${id}/cabinet`),
    'players by name': each(
      players,
      ({ username }) => `/players?name=${encodeURIComponent(username.slice(0, 4))}`,
    ),
    market: each([1, 2, 3, 4, 5], (page) => `/market?page=${page}`),
    'search, words': each(WORDS, (text) => `/search?q=${encodeURIComponent(text)}`),
    'search, numbers of a set': each(sets, (id) => `/search?q=${encodeURIComponent(`set:${id} number<100`)}`),
    'wall of a type': each(types, (id) => `/itemtypes/${id}/numbers/states?from=1&to=1000`),
    'charts of a type': each(types, (id) => `/single-item/${id}/charts`),
    forum: own([0, 1, 2, 3, 4, 5, 6, 7], (page) => `/forum/4/${page}`),
    thread: own(threads, (id) => `/forum/thread/${id}/0`),
    'unread threads': own([0], (page) => `/me/forum/threads?view=unread&page=${page}`),
    'search in the forums': own(WORDS, (q) => `/forum/search?q=${encodeURIComponent(q)}`),
    radar: own(spots, ({ lat, lng }) => `/me/radar?lat=${lat}&lng=${lng}`),
    hive: own(spots, ({ lat, lng }) => `/me/hive?lat=${lat}&lng=${lng}`),
    plan: own(sets, (id) => `/me/plan?set=${id}`),
    'plans near': own(spots, ({ lat, lng }) => `/me/plans?lat=${lat}&lng=${lng}`),
    swaps: own([1], (page) => `/me/swaps?page=${page}`),
    inbox: own([''], () => '/inbox/conversations'),
  };
}

async function randomItems(db) {
  const { rows } = await db.query(
    `select item_id as id, item_type_id as type, number
     from unnest((
       select array_agg(distinct (1 + random() * (most - 1))::bigint)
       from generate_series(1, $1::int * 2), (select max(item_id) as most from item) as newest
     )) as drawn (id) join item on item_id = drawn.id
     order by random() limit $1`,
    [MOST],
  );
  return rows;
}

/** Collectors of all sizes, each with a session of its own. */
async function logInPlayers(db) {
  const { rows } = await db.query(
    `select player.id, username from player
     where is_enabled and deletion_date is null
       and exists (select from item where item.user_id = player.id and location = 'lockbox')
     order by md5(player.id::text) limit $1`,
    [PLAYERS],
  );
  const players = rows.map((player) => ({ ...player, token: randomBytes(24).toString('hex') }));
  await db.query(
    `insert into session (token_digest, player_id, expires_at)
     select decode(digest, 'hex'), id, now() + interval '1 day' from unnest($1::text[], $2::int[]) as made (digest, id)`,
    [
      players.map(({ token }) => createHash('sha256').update(token).digest('hex')),
      players.map(({ id }) => id),
    ],
  );
  return players;
}
