import { canSee } from '@wallabee/contract/forums/forum-rules';
import { mentionsIn } from '@wallabee/contract/forums/mentions';
import type { AlertId, PlayerId, PostId, ThreadId, WebhookId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { linkTo, type Notice, nameOf, plain, ringBell } from '../../bell/bell.public.ts';
import {
  countThreadMatches,
  findPostPlace,
  listPostReaders,
  type PostPlace,
  type PostReader,
} from './post-readers.queries.ts';

interface WrittenPost {
  post_id: PostId;
  thread_id: ThreadId;
  page: number;
  author: PlayerId;
  /** The words of the post that can mention somebody. */
  words: string;
  quoted: PostId | null;
  now: Date;
}

/**
 * Notifies the players whom a post mentions or answers, the author of the thread and its followers, each once. Who
 * cannot see the forum is left out.
 */
export async function ringReaders(trx: Db, post: WrittenPost) {
  const { thread_id: threadId, author, quoted, now } = post;
  const mentioned = mentionsIn(post.words);
  const readers = await listPostReaders(trx, { threadId, author, mentioned, quoted });
  if (readers.length === 0) return;
  const place = await findPostPlace(trx, threadId, author);
  const allowed = readers.filter((reader) => canSee(place, reader));
  await ringBell(
    trx,
    allowed.map((reader) => noticeOf(reader, post, place)),
  );
  const alerts = allowed.flatMap(({ alert_id }) => alert_id ?? []);
  if (alerts.length > 0) await countThreadMatches(trx, alerts, now);
}

/** Notifies the players whom an edit mentions and the text before did not. */
export async function ringMentioned(trx: Db, post: WrittenPost & { wordsBefore: string }) {
  const { thread_id: threadId, author } = post;
  const before = new Set(mentionsIn(post.wordsBefore));
  const mentioned = mentionsIn(post.words).filter((name) => !before.has(name));
  if (mentioned.length === 0) return;
  const readers = await listPostReaders(trx, { threadId, author, mentioned, quoted: null });
  const place = await findPostPlace(trx, threadId, author);
  const allowed = readers.filter((reader) => reader.is_mentioned && canSee(place, reader));
  await ringBell(
    trx,
    allowed.map((reader) => ({ ...noticeOf(reader, post, place), key: `mention:${post.post_id}` })),
  );
}

function noticeOf(reader: PostReader, post: WrittenPost, place: PostPlace): Notice {
  const isPersonal = reader.is_mentioned || reader.is_quoted;
  const url = `/forums/${place.forum_id}/0/${post.thread_id}/${post.page}#post-${post.post_id}`;
  const thread = linkTo(place.title, url);
  const did = reader.is_mentioned
    ? ' wrote your name in '
    : reader.is_quoted
      ? ' replied to you in '
      : ' posted in ';
  return {
    playerId: reader.player_id,
    kind: isPersonal ? 'mentions' : 'threads',
    event: reader.is_mentioned ? 'mentioned' : reader.is_quoted ? 'replied' : 'posted',
    key: `post:${post.post_id}`,
    about: `thread:${post.thread_id}`,
    at: post.now,
    parts: [nameOf(place.author_name), plain(did), thread],
    together: isPersonal
      ? [plain('{count} times somebody wrote to you in '), thread]
      : [plain('{count} new posts in '), thread],
    url,
    picture: { of: 'player', id: post.author },
    alert: isPersonal ? undefined : followOf(reader),
  };
}

function followOf(reader: PostReader): Notice['alert'] {
  if (reader.alert_id === null) return undefined;
  return {
    id: reader.alert_id as AlertId,
    ways: {
      site: reader.by_site ?? true,
      push: reader.by_push ?? true,
      feed: reader.by_feed ?? true,
      webhook_id: reader.webhook_id as WebhookId | null,
    },
  };
}
