// What a generated world lacks and calls need: logins of many players and what they made. Made once per world.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { socketIn } from './fill-forum.mjs';

const MANY = 5_000;

export async function fillOwn(folder) {
  const mark = join(folder, 'bench-calls.json');
  if (existsSync(mark)) return JSON.parse(readFileSync(mark, 'utf8'));
  const client = new pg.Client({ host: socketIn(folder), user: 'wallabee', database: 'wallabee' });
  await client.connect();
  await client.query('begin');
  for (const statement of FILL) await client.query(statement);
  const known = {};
  for (const [name, statement] of Object.entries(KNOWN)) {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    known[name] = rows.map((row) => (row.length === 1 ? row[0] : row));
  }
  await client.query('commit');
  await client.query(
    'vacuum analyze session, alert, notification, forum_draft, forum_buzz, swap, swap_member',
  );
  await client.end();
  writeFileSync(mark, JSON.stringify(known));
  return known;
}

const OPEN = `is_enabled and not is_memorial and deletion_date is null`;
const COLLECTORS = `(select id from player where id > 0 and account_type = 'player' and has_forums_right and ${OPEN}
  order by md5(id::text) limit ${MANY}) as player`;
const STAFF = `(select id from player where account_type = 'staff' and ${OPEN}) as staff`;

const FILL = [
  `insert into session (player_id, token_digest, expires_at)
   select id, sha256(('bench-' || id)::bytea), '2100-01-01' from
   (select id from ${COLLECTORS} union select id from ${STAFF}) as player`,
  `insert into application_key (player_id, name, key_digest, ending)
   select id, 'Bench', sha256(('bench-key-' || id)::bytea), 'abcd' from ${COLLECTORS}`,
  `insert into webhook (player_id, url, secret, is_paused, created_at)
   select id, 'https://example.org/' || id, '\\x00', true, now() from ${COLLECTORS}`,
  `insert into alert (player_id, subject, query, name, by_site, by_push, by_feed, created_at)
   select id, 'numbers', '#' || n || ' price<10', 'Alert ' || n, true, false, false, now()
   from ${COLLECTORS}, generate_series(1, 5) as n`,
  `insert into notification (player_id, kind, event, key, at, about, parts, url, is_on_site, is_in_feed)
   select id, 'sets', 'set_item_released', 'bench-' || n, now() - n * interval '1 hour', 'set:' || n,
     '{"one": [{"is": "text", "text": "Something happened to a set.", "url": null}], "together": null}',
     '/tools/set/40', true, false
   from ${COLLECTORS}, generate_series(1, 30) as n`,
  `insert into forum_draft (player_id, place, title, text, format, saved_at)
   select id, 'forum:4', 'A draft', 'What I wanted to say.', 'bbcode', now() from ${COLLECTORS}`,
  `insert into forum_buzz (player_id, post_id, created_at)
   select player.id, post.id, now() from (select id from ${COLLECTORS} limit 10) as player,
     (select id from forum_post where not is_removed order by id limit ${MANY}) as post on conflict do nothing`,
  `insert into forum_report (post_id, player_id, rule, words, created_at)
   select post.id, player.id, 'no_spam', '', now() from (select id from ${COLLECTORS} limit 1) as player,
     (select id, author_id from forum_post where not is_removed order by id limit 20) as post
   where author_id <> player.id`,
  `insert into muted_player (player_id, muted_id, muted_at)
   select player.id, staff.id, now() from ${COLLECTORS}, (select id from ${STAFF} limit 1) as staff`,
  `insert into oauth_app (client_id, player_id, name, website, redirect_uris, created_at)
   select 'bench', id, 'Bench', 'https://example.org', '{https://example.org/back}', now() from ${STAFF} limit 1`,
  `create temporary table pair on commit drop as
   select row_number() over () as n, id as one, lead(id) over () as other from ${COLLECTORS}`,
  `insert into swap (swap_id, proposer_id, created_at, changed_at, expires_at, ended_at, state)
   select n, one, now(), now(), now(), now(), 'withdrawn' from pair where other is not null`,
  `insert into swap_member (swap_id, position, player_id, item_id, seen_at, gain)
   select n, position, id, item.item_id, now(),
     '{"kind": "none", "instead_of": null, "set": null, "query": null, "is_pulled": false}'
   from pair, unnest(array[one, other]) with ordinality as member(id, place), lateral (select place - 1 as position) as at,
     lateral (select item_id from item where user_id = id order by item_id limit 1) as item
   where other is not null`,
  `delete from swap where (select count(*) from swap_member where swap_member.swap_id = swap.swap_id) = 0`,
];

/** One value or one list of values a row. */
const KNOWN = {
  players: `select id from ${COLLECTORS}`,
  staff: `select id from ${STAFF}`,
  keys: `select id, player_id from application_key where name = 'Bench'`,
  webhooks: `select webhook_id, player_id from webhook where url like 'https://example.org/%'`,
  alerts: `select alert_id::int, player_id from alert order by md5(alert_id::text) limit ${MANY}`,
  names: `select distinct username from player where id > 0 limit ${MANY}`,
  conversations: `select other_id, player_id from conversation join ${COLLECTORS} on player.id = player_id
    order by md5(other_id || ' ' || player_id) limit ${MANY}`,
  types: `select id from item_type where released_at <= now() order by id`,
  typeNames: `select name from item_type where released_at <= now() and name <> '?' order by id`,
  items: `select item_id::int, item_type_id, number from
    (select item.* from item join item_type on item_type.id = item_type_id
     where item_type.released_at <= now() and name <> '?' order by md5(item_id::text) limit ${MANY}) as item`,
  drawn: `select item_ids[1]::int from luck_draw where cardinality(item_ids) > 0
    order by md5(item_ids[1]::text) limit ${MANY}`,
  sets: `select id from item_set order by id`,
  subsets: `select set_id, subset_id from subset`,
  stores: `select id from store`,
  categories: `select id from category`,
  places: `select id from place order by md5(id::text) limit ${MANY}`,
  points: `select lat, lng from place order by md5(id::text) limit ${MANY}`,
  forums: `select id, ceil(thread_count / 20.0)::int from forum where visible_to = 'everyone'`,
  threads: `select thread.id, ceil(thread.post_count / 20.0)::int from forum_thread as thread
    join forum on forum.id = forum_id where visible_to = 'everyone' and merged_into is null
    order by md5(thread.id::text) limit ${MANY}`,
  posts: `select post.id, post.author_id from forum_post as post join session on player_id = post.author_id
    join forum_thread as thread on thread.id = thread_id join forum on forum.id = forum_id
    where visible_to = 'everyone' and not is_removed order by md5(post.id::text) limit ${MANY}`,
  entries: `select moderation_entry.id, moderation_entry.player_id from moderation_entry join session using (player_id)`,
  days: `select day::text from provenance_day order by day desc limit ${MANY}`,
  slugs: `select slug from blog_post`,
  tradeThreads: `select thread.id from forum_thread as thread join forum on forum.id = forum_id
    where forum.id in (3, 6, 13) and visible_to = 'everyone' order by md5(thread.id::text) limit ${MANY}`,
  swaps: `select swap_id::int, player_id from swap_member join session using (player_id) limit ${MANY}`,
};
