import type { ConductRule } from '@wallabee/contract/forums/conduct';
import { CONTEXT_POSTS } from '@wallabee/contract/forums/reports';
import type { PlayerId, PostId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface NewReport {
  post_id: PostId;
  player_id: PlayerId;
  rule: ConductRule;
  words: string;
  created_at: Date;
}

/** Whether it is the first of the player about the post. */
export async function insertReport(db: Db, report: NewReport): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('forum_report')
    .values(report)
    .onConflict((conflict) => conflict.columns(['post_id', 'player_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function countReportsSince(db: Db, playerId: PlayerId, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('forum_report')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('player_id', '=', playerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

interface Closing {
  postId: PostId;
  closed_at: Date;
  closed_by: PlayerId;
  entry_id: number;
}

/** The waiting reports of a post, which this closes. */
export async function closeReports(db: Db, { postId, ...closing }: Closing) {
  return db
    .updateTable('forum_report')
    .from('player')
    .set(closing)
    .whereRef('player.id', '=', 'forum_report.player_id')
    .where('post_id', '=', postId)
    .where('closed_at', 'is', null)
    .returning(['report_id', 'player_id', 'player.account_type'])
    .execute();
}

export async function countClosedReports(db: Db, postId: PostId): Promise<number> {
  const { closed } = await db
    .selectFrom('forum_report')
    .select((select) => select.fn.countAll<number>().as('closed'))
    .where('post_id', '=', postId)
    .where('closed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(closed);
}

export async function hasWaitingReports(db: Db, postId: PostId): Promise<boolean> {
  const row = await db
    .selectFrom('forum_report')
    .select('report_id')
    .where('post_id', '=', postId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function reopenReports(db: Db, entryId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('forum_report')
    .set({ closed_at: null, closed_by: null, entry_id: null })
    .where('entry_id', '=', entryId)
    .where(sql<boolean>`not (select is_removed from forum_post where id = forum_report.post_id)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type ReportedRow = Awaited<ReturnType<typeof listReported>>[number];

/** The posts with waiting reports, those reported first, first. */
export async function listReported(db: Db, { isStaff, limit }: { isStaff: boolean; limit: number }) {
  const waiting = db
    .selectFrom('forum_report')
    .innerJoin('player', 'player.id', 'forum_report.player_id')
    .select('post_id')
    .select(sql<Date>`min(forum_report.created_at)`.as('first_at'))
    .select(
      sql<
        ReportJson[]
      >`json_agg(json_build_object('rule', rule, 'words', words, 'created_at', forum_report.created_at,
        'player_id', player.id, 'name', player.name) order by report_id)`.as('reports'),
    )
    .where('closed_at', 'is', null)
    .groupBy('post_id');
  return db
    .selectFrom(waiting.as('waiting'))
    .innerJoin('forum_post as post', 'post.id', 'waiting.post_id')
    .innerJoin('forum_thread as thread', 'thread.id', 'post.thread_id')
    .innerJoin('forum', 'forum.id', 'thread.forum_id')
    .innerJoin('player as author', 'author.id', 'post.author_id')
    .select(['waiting.reports', 'post.id', 'post.position'])
    .select(['thread.id as thread_id', 'thread.forum_id', 'thread.title'])
    .select(['author.id as author_id', 'author.name', 'author.account_type', 'author.has_forums_right'])
    .select(sql<number>`count(*) over ()::int`.as('waiting'))
    .select((select) => earlierActs(select.ref('author.id')).as('earlier_acts'))
    .where((where) => (isStaff ? where.lit(true) : where('forum.visible_to', '<>', 'staff')))
    .orderBy('waiting.first_at')
    .orderBy('post.id')
    .limit(limit)
    .execute();
}

interface ReportJson {
  rule: ConductRule;
  words: string;
  created_at: string;
  player_id: number;
  name: string;
}

/** Acts that took something from the player and stand. */
function earlierActs(playerId: unknown) {
  return sql<number>`(
    select count(*)::int from moderation_entry as entry
    where entry.player_id = ${playerId} and entry.role <> 'player' and entry.action in ('remove_post', 'take_right')
      and not exists (select from moderation_entry as undoing where undoing.undoes_id = entry.id)
  )`;
}

export type ContextRow = Awaited<ReturnType<typeof listContext>>[number];

/** The posts and those around them; `around` is the post that one is context of. */
export async function listContext(db: Db, postIds: readonly number[]) {
  return db
    .selectFrom('forum_post as reported')
    .innerJoin('forum_post as post', (join) =>
      join
        .onRef('post.thread_id', '=', 'reported.thread_id')
        .on(
          sql<boolean>`post.position between reported.position - ${sql.lit(CONTEXT_POSTS)} and reported.position + ${sql.lit(CONTEXT_POSTS)}`,
        ),
    )
    .innerJoin('player as author', 'author.id', 'post.author_id')
    .select(['reported.id as around', 'post.id', 'post.position', 'post.text', 'post.is_html'])
    .select(['post.is_removed', 'post.created_at', 'author.name'])
    .where('reported.id', 'in', postIds)
    .orderBy('post.position')
    .execute();
}
