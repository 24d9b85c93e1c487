import type { ConductRule } from '@wallabee/contract/forums/conduct';
import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import {
  type AccountType,
  canSee,
  type Member,
  moderationRefusal,
  removalRefusal,
  rightRefusal,
} from '@wallabee/contract/forums/forum-rules';
import { MOST_REPORTS_A_DAY, type ReportedPost, type ReportQueue } from '@wallabee/contract/forums/reports';
import { ForumId, PlayerId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { found, tooMany } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { linkTo, plain, ringBell } from '../../bell/bell.public.ts';
import { findPost, type StoredThread } from '../forums.queries.ts';
import { textOfPost } from '../post-html.ts';
import { refuse } from '../refuse.ts';
import { type ForumServices, visibleThread } from '../visible-thread.ts';
import { listModerators } from './moderation.queries.ts';
import { recordModeration } from './record-moderation.ts';
import {
  type ContextRow,
  closeReports,
  countClosedReports,
  countReportsSince,
  hasWaitingReports,
  insertReport,
  listContext,
  listReported,
  type ReportedRow,
} from './reports.queries.ts';

const DAY_MS = 24 * 60 * 60_000;
const QUEUE = '/forums/moderation/queue';

interface Reporting {
  postId: PostId;
  rule: ConductRule;
  words: string;
}

export async function reportPostFor(
  { db, now: clock }: ForumServices,
  player: SignedInPlayer,
  { postId, rule, words }: Reporting,
) {
  await db.transaction().execute(async (trx) => {
    const post = found(await findPost(trx, postId), 'post');
    const thread = await visibleThread(trx, ThreadId.parse(post.thread_id), player, 'post');
    if (post.author_id === player.id) refuse('own_report');
    if (post.is_removed) refuse('post_removed');

    const now = clock();
    const today = await countReportsSince(trx, player.id, new Date(now.getTime() - DAY_MS));
    if (today >= MOST_REPORTS_A_DAY)
      throw tooMany(`You can report ${MOST_REPORTS_A_DAY} posts a day.`, RETRY_SECONDS);
    const report = { post_id: postId, player_id: player.id, rule, words, created_at: now };
    if (!(await insertReport(trx, report))) refuse('already_reported');
    await ringModerators(trx, { postId, thread, reporter: player.id, now });
  });
}

const RETRY_SECONDS = 3_600;

interface Ringing {
  postId: PostId;
  thread: StoredThread;
  reporter: PlayerId;
  now: Date;
}

/** Once for each case, however many report the post, because the key of the notice is that of the case. */
async function ringModerators(trx: Db, { postId, thread, reporter, now }: Ringing) {
  const moderators = await listModerators(trx);
  const closedBefore = await countClosedReports(trx, postId);
  const notified = moderators.filter(
    (moderator) =>
      moderator.id !== reporter && canSee(thread.forum, moderator) && moderationRefusal(moderator) === null,
  );
  await ringBell(
    trx,
    notified.map(({ id }) => ({
      playerId: id,
      kind: 'moderation',
      event: 'reported',
      key: `report:${postId}:${closedBefore}`,
      about: 'reports',
      at: now,
      parts: [plain('A post in '), linkTo(thread.title, QUEUE), plain(' was reported')],
      together: [plain('{count} posts were reported')],
      url: QUEUE,
    })),
  );
}

interface Settling {
  postId: PostId;
  moderator: PlayerId;
  entryId: number;
  thread: StoredThread;
  outcome: string;
  now: Date;
}

/** Closes what waits about a post, and notifies the reporters that a moderator has looked at it. */
export async function settleReports(trx: Db, { postId, moderator, entryId, thread, outcome, now }: Settling) {
  const closing = { postId, closed_at: now, closed_by: moderator, entry_id: entryId };
  const closed = await closeReports(trx, closing);
  await ringBell(
    trx,
    closed.map(({ report_id, player_id, account_type }) => {
      const { about, title, url } = placeFor({ account_type: account_type as AccountType }, thread);
      return {
        playerId: PlayerId.parse(player_id),
        kind: 'moderation',
        event: 'report_closed',
        key: `report-closed:${report_id}:${entryId}`,
        about,
        at: now,
        parts: [plain('A moderator looked at your report in '), linkTo(title, url), plain(outcome)],
        url,
      };
    }),
  );
}

/** A reported post may be in a thread by now that the reporter may not see. */
function placeFor(reporter: Pick<Member, 'account_type'>, { id, forum_id, title, forum }: StoredThread) {
  if (!canSee(forum, reporter)) return { about: 'forums', title: 'the forums', url: '/forums' };
  return { about: `thread:${id}`, title, url: `/forums/${forum_id}/0/${id}/0` };
}

export async function dismissReportsOf(
  { db, now: clock }: ForumServices,
  moderator: SignedInPlayer,
  { postId, reason, rule }: { postId: PostId; reason: string; rule: ConductRule },
) {
  refuse(moderationRefusal(moderator));
  await db.transaction().execute(async (trx) => {
    const post = found(await findPost(trx, postId), 'post');
    const thread = await visibleThread(trx, ThreadId.parse(post.thread_id), moderator, 'post');
    refuse(removalRefusal(moderator, { account_type: post.account_type as AccountType }));
    if (post.author_id === moderator.id) refuse('own_case');
    // The rows are locked, so that two moderators at once write one entry.
    if (!(await hasWaitingReports(trx, postId))) refuse('no_reports');
    const now = clock();
    const entryId = await recordModeration(trx, {
      action: 'dismiss_reports',
      moderator_id: moderator.id,
      role: moderator.account_type,
      player_id: post.author_id,
      thread_id: thread.id,
      post_id: postId,
      rule,
      reason,
      created_at: now,
    });
    const outcome = ' and found nothing against the rules';
    await settleReports(trx, { postId, moderator: moderator.id, entryId, thread, outcome, now });
  });
}

const POSTS_IN_QUEUE = 30;

export async function readQueue({ db }: ForumServices, moderator: SignedInPlayer): Promise<ReportQueue> {
  refuse(moderationRefusal(moderator));
  const isStaff = moderator.account_type === 'staff';
  const reported = await listReported(db, { isStaff, limit: POSTS_IN_QUEUE });
  const [first] = reported;
  if (!first) return { waiting: 0, posts: [] };
  const context = await listContext(
    db,
    reported.map(({ id }) => id),
  );
  return { waiting: first.waiting, posts: reported.map((row) => toReported(row, context, moderator)) };
}

function toReported(row: ReportedRow, context: readonly ContextRow[], moderator: Member): ReportedPost {
  const near = context.filter(({ around }) => around === row.id);
  const [post] = near.filter(({ id }) => id === row.id).map(toContext);
  const author = { id: row.author_id, account_type: row.account_type as AccountType };
  return {
    post: found(post, 'post'),
    page: Math.floor(row.position / POSTS_PER_PAGE),
    context: near.filter(({ id }) => id !== row.id).map(toContext),
    thread: { id: ThreadId.parse(row.thread_id), forum_id: ForumId.parse(row.forum_id), title: row.title },
    author: {
      id: PlayerId.parse(row.author_id),
      name: row.name,
      has_forums_right: row.has_forums_right,
      earlier_acts: row.earlier_acts,
    },
    reports: row.reports.map(({ player_id, name, created_at, rule, words }) => ({
      rule,
      words,
      created_at: new Date(created_at).toISOString(),
      player: { id: PlayerId.parse(player_id), name },
    })),
    can_act: author.id !== moderator.id && removalRefusal(moderator, author) === null,
    can_take_right: row.has_forums_right && rightRefusal(moderator, author) === null,
  };
}

function toContext(row: ContextRow): ReportedPost['post'] {
  return {
    id: PostId.parse(row.id),
    position: row.position,
    name: row.name,
    text: row.is_html ? textOfPost(row.text) : row.text,
    is_removed: row.is_removed,
    created_at: row.created_at.toISOString(),
  };
}
