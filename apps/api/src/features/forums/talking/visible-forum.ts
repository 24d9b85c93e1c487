import { canSee, type Member } from '@wallabee/contract/forums/forum-rules';
import type { ForumId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/problems.ts';
import { findForum } from '../forums.queries.ts';

/** A hidden forum is reported as missing. */
export async function visibleForum(db: Db, id: ForumId, member: Pick<Member, 'account_type'>) {
  const forum = await findForum(db, id);
  if (!forum || !canSee(forum, member)) throw notFound('forum');
  return forum;
}
