import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Lists the counters that differ from a count of the rows; none in a consistent world. */
export async function counterDifferences(db: Db): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(RECOUNTS)) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) found[name] = rows.slice(0, 5);
  }
  return found;
}

export async function tableSizes(db: Db): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const sizes: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    sizes[name] = rows[0]?.count ?? 0;
  }
  return sizes;
}

/** Each query returns the rows whose stored count differs from the actual one. */
const RECOUNTS: Record<string, string> = {
  item_type_counter: differing(
    'select item_type_id, issued from item_type_counter where issued > 0',
    'select item_type_id, count(*)::integer from item group by 1',
  ),
  numbers: 'select item_type_id from item group by 1 having count(*) <> max(number) or min(number) <> 1',
  item_status_count: differing(
    'select item_type_id, range_max, status, count from item_status_count where count > 0',
    `select item_type_id, range_max, case location when 'destroyed' then 'mixed' else location end, count(*)::integer
     from item cross join (values (99), (999), (9999)) as range (range_max)
     where number <= range_max and location not in ('unique_pool', 'limbo') group by 1, 2, 3`,
  ),
  item_tallies: differing(
    'select item_id, moves, hands::bigint from item',
    `select item_id, (select count(*)::integer from history where history.item_id = item.item_id),
            (select count(*) from (
               select player_id from item_holder where item_holder.item_id = item.item_id
               union select item.user_id where item.user_id is not null) as holder)
     from item`,
  ),
  item_travel: differing(
    'select item_id, item_type_id, metres::bigint, place_id from item_travel',
    `select item_id, item_type_id, sum(leg_metres(before, here)),
            (array_agg(seen.place_id order by history_id desc))[1]
     from (
       select history_id, item_id, place_id, lag(place_id) over (partition by item_id order by history_id) as place_before
       from history where place_id is not null) as seen
     join item using (item_id)
     join place as here on here.id = seen.place_id
     join place as before on before.id = seen.place_before
     group by 1, 2 having sum(leg_metres(before, here)) > 0`,
  ),
  location_day: differing(
    'select item_type_id, day, digits, location, by::bigint from location_day where by <> 0',
    `select item_type_id, day, digits, location, sum(by) from (
       select item_type_id, ${utcDay('history.created_at')} as day, length(number::text)::smallint as digits,
              history.location, 1 as by
       from history join item using (item_id)
       union all
       select item_type_id, ${utcDay('next.created_at')}, length(number::text)::smallint, history.location, -1
       from history join item using (item_id)
       cross join lateral (
         select created_at from history as later
         where later.item_id = history.item_id and later.history_id > history.history_id
         order by history_id limit 1) as next) as change
     group by 1, 2, 3, 4 having sum(by) <> 0`,
  ),
  location_count: differing(
    'select item_type_id, digits::integer, location, count::bigint from location_count where count <> 0',
    'select item_type_id, length(number::text), location, count(*) from item group by 1, 2, 3',
  ),
  location_sum: differing(
    'select item_type_id, sum(count) from location_count group by 1',
    'select item_type_id, issued from item_type_counter where issued > 0',
  ),
  player_day: differing(
    `select player_id, counts, value from player_counter where value > 0 and counts in ('foraged', 'trades', 'mixed')`,
    `select player_id, counts, sum(value)::integer from player_day
     cross join lateral (values ('foraged', finds), ('trades', trades), ('mixed', mixes)) as done (counts, value)
     group by 1, 2 having sum(value) > 0`,
  ),
  player_finds: differing(
    'select player_id, day, finds::bigint from player_day where finds > 0',
    `select user_id, ${utcDay('created_at')}, count(*) from history where type = 'itemfound' group by 1, 2`,
  ),
  saved_span: differing(
    'select item_id, player_id, saved_at from saved_span',
    `select item_id, holder_id, created_at from history where location = 'saved'`,
  ),
  open_spans: differing(
    'select item_id, item_type_id, player_id from saved_span where ended_at is null',
    `select item_id, item_type_id, user_id from item where location = 'saved'`,
  ),
  ended_spans: `select saved.item_id from saved_span as saved
     where ended_at is not null and not exists (
       select from history where history.item_id = saved.item_id and created_at = ended_at and location <> 'saved')`,
  game_day: differing(
    `select day, counts, value::bigint from game_day where value > 0`,
    `select * from (
       select day, 'active_players', count(*) from player_day group by 1
       union all select day, 'finds', sum(finds) from player_day group by 1 having sum(finds) > 0
       union all select day, 'trades', sum(trades) from player_day group by 1 having sum(trades) > 0
       union all select day, 'mixes', sum(mixes) from player_day group by 1 having sum(mixes) > 0
       union all select ${utcDay('created_at')}, 'issued', count(*) from item group by 1
       union all select ${utcDay('completed_at')}, 'sets_completed', count(*) from set_completion group by 1
       union all select ${utcDay('created_at')}, 'new_players', count(*) from player group by 1
     ) as figure where day <= (select max(day) from game_day)`,
  ),
  set_counter: differing(
    'select set_id, completed from set_counter where completed > 0',
    'select set_id, count(*)::integer from set_completion group by 1',
  ),
  finish_numbers: 'select set_id from set_completion group by 1 having count(*) <> max(number)',
  place_items: differing(
    'select id, item_count from place where item_count > 0',
    'select place_id, count(*)::integer from item where place_id is not null group by 1',
  ),
  place_people: differing(
    'select id, people_count from place where people_count > 0',
    'select place_id, count(*)::integer from place_visit group by 1',
  ),
  player_counter: differing(
    `select player_id, counts, value from player_counter
     where value > 0 and counts in ('saved', 'locked', 'single_digits_saved', 'double_digits_saved', 'palindromes_saved',
       'foraged', 'recycled', 'sets_completed', 'places_visited', 'friends', 'forum_posts', 'market_sales')`,
    `select user_id, 'saved', count(*)::integer from item where location = 'saved' group by 1
     union all select user_id, 'locked', count(*) from item where is_locked group by 1
     union all select user_id, 'single_digits_saved', count(*) from item where location = 'saved' and number < 10 group by 1
     union all select user_id, 'double_digits_saved', count(*) from item
       where location = 'saved' and number between 10 and 99 group by 1
     union all select user_id, 'palindromes_saved', count(*) from item
       where location = 'saved' and number::text = reverse(number::text) group by 1
     union all select user_id, 'foraged', count(*) from history where type = 'itemfound' group by 1
     union all select user_id, 'recycled', count(*) from history where type = 'itemrecycled' group by 1
     union all select user_id, 'market_sales', count(*) from history where type = 'marketsold' group by 1
     union all select player_id, 'sets_completed', count(*) from set_completion group by 1
     union all select player_id, 'places_visited', count(*) from place_visit group by 1
     union all select player_id, 'friends', count(*) from friendship group by 1
     union all select author_id, 'forum_posts', count(*) from forum_post group by 1`,
  ),
  missing_awards: `select player_id, achievement.id from player_counter join achievement using (counts)
     where value >= target and not exists (
       select from player_achievement as given
       where given.player_id = player_counter.player_id and given.achievement_id = achievement.id)`,
  forum_threads: differing(
    'select id, thread_count, post_count from forum where thread_count > 0',
    'select forum_id, count(*)::integer, sum(post_count)::integer from forum_thread group by 1',
  ),
  forum_runs: differing(
    'select forum_id, run, thread_count from forum_thread_run',
    'select forum_id, latest_number / 500, count(*)::integer from forum_thread group by 1, 2',
  ),
  forum_order: `select a.id, b.id from forum_thread as a join forum_thread as b on a.forum_id = b.forum_id
     where a.latest_number > b.latest_number and a.latest_at < b.latest_at`,
  thread_posts: differing(
    'select id, post_count, created_at, latest_at, author_id, latest_player_id from forum_thread',
    `select thread_id, count(*)::integer, min(created_at), max(created_at),
            (array_agg(author_id order by position))[1], (array_agg(author_id order by position desc))[1]
     from forum_post group by 1`,
  ),
  post_positions:
    'select thread_id from forum_post group by 1 having min(position) <> 0 or max(position) <> count(*) - 1',
  conversations: differing(
    'select player_id, other_id, last_message_id from conversation',
    `select player_id, other_id, max(message_id) from (
       select sender_id as player_id, recipient_id as other_id, message_id from message
       union all select recipient_id, sender_id, message_id from message) as side group by 1, 2`,
  ),
  // A player has no more unread messages than were sent since their last reply.
  unread: `select player_id, other_id, unread from conversation
     where unread > (
       select count(*) from message
       where sender_id = other_id and recipient_id = player_id and message_id > coalesce((
         select max(message_id) from message where sender_id = player_id and recipient_id = other_id), 0))`,
  one_sided_friendships: `select a.player_id, a.friend_id from friendship as a
     left join friendship as b on b.player_id = a.friend_id and b.friend_id = a.player_id where b.player_id is null`,
};

function utcDay(instant: string): string {
  return `(${instant} at time zone 'UTC')::date`;
}

function differing(stored: string, counted: string): string {
  return `((${stored}) except (${counted})) union all ((${counted}) except (${stored}))`;
}
