import { occursIn } from '@wallabee/contract/forums/editing-rules';
import type { PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { badInput } from '../../../platform/problems.ts';
import { wordsOfPost } from '../authors.views.ts';
import { refuse } from '../refuse.ts';
import { findPostText } from './editing/editing.queries.ts';

interface Quoted {
  quotedId: PostId;
  threadId: ThreadId;
  part: string | undefined;
}

/** The part that is quoted, null for all of the post. A post that cannot be quoted is refused. */
export async function quotedPart(db: Db, { quotedId, threadId, part }: Quoted): Promise<string | null> {
  const quoted = await findPostText(db, quotedId);
  if (quoted?.thread_id !== threadId) refuse('quote_elsewhere');
  if (quoted?.is_removed) refuse('quote_removed');
  if (part === undefined || quoted === undefined) return null;
  if (!occursIn({ part, words: wordsOfPost(quoted) })) throw badInput(ABSENT, { quoted_part: ABSENT });
  return part;
}

const ABSENT = 'The quoted words are not in the post.';
