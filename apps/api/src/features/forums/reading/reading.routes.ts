import { THREADS_PER_PAGE } from '@wallabee/contract/forums/forum';
import { audiencesOf, canSee, isModerator } from '@wallabee/contract/forums/forum-rules';
import {
  listForumStates,
  listOwnThreads,
  MOST_LISTED_PAGES,
  markForumRead,
  markForumsRead,
  markThreadRead,
  readForumState,
  readThreadDays,
  UNMARK_MINUTES,
  unmarkForumsRead,
} from '@wallabee/contract/forums/reading';
import { readThreadState } from '@wallabee/contract/forums/thread-state';
import type { Db } from '../../../platform/db/db.ts';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { createForumCaches } from '../forum-cache.ts';
import { refuse } from '../refuse.ts';
import { type ForumServices, pageOf } from '../visible-thread.ts';
import { findThreadDays, saveMarks, saveReading, undoMarks } from './reading.queries.ts';
import { listForumUnread, listPageState, listThreadsOf } from './thread-lists.queries.ts';
import { toForumState, toListedThread, toPageState } from './thread-lists.views.ts';
import { findThreadState } from './thread-state.queries.ts';
import { toThreadState } from './thread-state.views.ts';

interface ReadingServices extends ForumServices {
  apiUrl: string;
  caches: Pick<ReturnType<typeof createForumCaches>, 'days'>;
}

export function readingRoutes(services: ReadingServices) {
  return async (app: ApiApp) => {
    answerLists(app, services);
    answerThreads(app, services);
    answerMarks(app, services);
  };
}

const DONE = { success: true } as const;

function answerLists(app: ApiApp, { now, apiUrl }: ReadingServices) {
  answer(app, listForumStates, async (_, { player, reads }) => {
    const rows = await listForumUnread(reads, {
      playerId: player.id,
      now: now(),
      audiences: audiencesOf(player),
    });
    return rows.map(toForumState);
  });

  answer(app, readForumState, async ({ params }, { player, reads }) => {
    const rows = await listPageState(reads, { ...params, playerId: player.id, now: now() });
    const [forum] = rows;
    if (!forum || !canSee(forum, player)) throw notFound('forum');
    return toPageState(rows, apiUrl);
  });

  answer(app, listOwnThreads, async ({ query }, { player, reads }) => {
    const asked = { ...query, playerId: player.id, now: now(), audiences: audiencesOf(player) };
    const rows = await listThreadsOf(reads, asked);
    return {
      threads: rows.slice(0, THREADS_PER_PAGE).map((row) => toListedThread(row, apiUrl)),
      has_more: rows.length > THREADS_PER_PAGE && query.page + 1 < MOST_LISTED_PAGES,
    };
  });
}

function answerThreads(app: ApiApp, { now, caches }: ReadingServices) {
  answer(app, readThreadState, async ({ params }, { player, reads }) => {
    const time = now();
    const viewer = { playerId: player.id, isModerator: isModerator(player), audiences: audiencesOf(player) };
    const row = await findThreadState(reads, { ...params, ...viewer, now: time });
    if (!row || !canSee(row, player)) throw notFound('thread');
    return toThreadState(row, player, time);
  });

  answer(app, readThreadDays, async ({ params: { threadId } }, { player, reads }) => {
    const load = (from: Db) => findThreadDays(from, threadId);
    const row = await caches.days.getOrRead(reads, `${threadId}/days`, load);
    if (!row || !canSee(row, player)) throw notFound('thread');
    const { created_at, people, post_count } = row;
    const days = row.days.map((day) => ({ ...day, page: pageOf(day.position) }));
    return { started_at: created_at.toISOString(), people, posts: post_count, days };
  });
}

function answerMarks(app: ApiApp, { db, now }: ReadingServices) {
  answer(app, markThreadRead, async ({ params, body }, { player }) => {
    const read = { ...params, ...body, playerId: player.id, now: now(), audiences: audiencesOf(player) };
    const read_posts = await saveReading(db, read);
    if (read_posts === undefined) throw notFound('thread');
    return { ...DONE, read_posts };
  });

  answer(app, markForumsRead, async (_, { player }) => {
    const time = now();
    await saveMarks(db, { playerId: player.id, now: time, audiences: audiencesOf(player) });
    return { ...DONE, marked_at: time.toISOString() };
  });

  answer(app, markForumRead, async ({ params }, { player }) => {
    const mark = { ...params, playerId: player.id, now: now(), audiences: audiencesOf(player) };
    if ((await saveMarks(db, mark)) === 0) throw notFound('forum');
    return { ...DONE, marked_at: mark.now.toISOString() };
  });

  answer(app, unmarkForumsRead, async ({ body }, { player }) => {
    const markedAt = new Date(body.marked_at);
    if (markedAt.getTime() < now().getTime() - UNMARK_MINUTES * 60_000) refuse('unmark_too_late');
    return { ...DONE, forums: await undoMarks(db, { playerId: player.id, markedAt }) };
  });
}
