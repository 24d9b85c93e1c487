// A forum with 100,000 threads, one of them with 20,000 posts: more than the large world has. Made once per
// world.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const FORUM = 4;
const THREADS = 100_000;
const POSTS = 20_000;

export async function fillForum(folder, threads = THREADS) {
  const mark = join(folder, 'bench-forum.json');
  if (existsSync(mark)) return JSON.parse(readFileSync(mark, 'utf8'));
  const client = new pg.Client({ host: socketIn(folder), user: 'wallabee', database: 'wallabee' });
  await client.connect();
  const { rows } = await client.query('select max(id) as last from forum_thread');
  const first = Number(rows[0].last) + 1;
  await client.query('begin');
  for (const statement of statements(first, threads)) await client.query(statement);
  await client.query('commit');
  await client.query('vacuum analyze forum_thread, forum_post, forum_thread_run');
  await client.end();
  const filled = { forum: FORUM, first, threads, pages: Math.floor(threads / 20), posts: POSTS };
  writeFileSync(mark, JSON.stringify(filled));
  return filled;
}

/** Next to the data, unless the launcher has recorded that the database or its socket is elsewhere. */
export function socketIn(folder) {
  const home = recorded(join(folder, 'postgres', 'location')) ?? join(folder, 'postgres');
  return recorded(join(home, 'socket-folder')) ?? join(home, 'socket');
}

function recorded(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function statements(first, threads) {
  const players = `(select array_agg(id) as ids from (select id from player where id > 0 order by id limit 5000) as known)`;
  const author = '(players.ids)[1 + n % array_length(players.ids, 1)]';
  return [
    `insert into forum_thread (id, forum_id, title, author_id, post_count, latest_player_id, created_at, latest_at, latest_number)
     select ${first} + n, ${FORUM}, 'A thread among many, number ' || n, ${author}, 1, ${author}, now(), now(), post_count + n + 1
     from generate_series(0, ${threads - 1}) as n, ${players} as players, forum where forum.id = ${FORUM}`,
    `insert into forum_post (thread_id, position, author_id, text, created_at)
     select ${first} + n, 0, ${author}, repeat('Somebody says something about number ' || n || '. ', 6), now()
     from generate_series(0, ${threads - 1}) as n, ${players} as players`,
    `insert into forum_post (thread_id, position, author_id, text, created_at)
     select ${first}, n, ${author}, repeat('Reply number ' || n || ' of a long thread. ', 6), now()
     from generate_series(1, ${POSTS - 1}) as n, ${players} as players`,
    `update forum_thread set post_count = ${POSTS} where id = ${first}`,
    `update forum set thread_count = thread_count + ${threads}, post_count = post_count + ${threads + POSTS} where id = ${FORUM}`,
    `select setval(pg_get_serial_sequence('forum_thread', 'id'), (select max(id) from forum_thread))`,
  ];
}
