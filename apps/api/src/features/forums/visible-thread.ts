import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import { canSee, type Member } from '@wallabee/contract/forums/forum-rules';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { findThread, type StoredThread } from './forums.queries.ts';

export interface ForumServices {
  db: Db;
  catalogue: CatalogueHolder;
  now: () => Date;
}

/** A thread in a hidden forum is reported as missing, so that its existence is not revealed. */
export async function visibleThread(
  db: Db,
  threadId: ThreadId,
  member: Member,
  what = 'thread',
): Promise<StoredThread> {
  const thread = await findThread(db, threadId);
  if (!thread || !canSee(thread.forum, member)) throw notFound(what);
  return thread;
}

export function pageOf(position: number): number {
  return Math.floor(position / POSTS_PER_PAGE);
}
