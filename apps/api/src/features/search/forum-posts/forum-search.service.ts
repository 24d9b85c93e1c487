import type { FoundPost, searchForums } from '@wallabee/contract/forums/forum-search';
import { FOUND_POSTS_PER_PAGE } from '@wallabee/contract/forums/forum-search-orders';
import type { ParsedInputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { MOST_COUNTED } from '@wallabee/contract/search/search-kinds';
import { wordsOf } from '@wallabee/game/words/analysis/split-words';
import { dayOf } from '@wallabee/game/words/documents/documents';
import type { WordIndex } from '@wallabee/game/words/word-index';
import type { Db } from '../../../platform/db/db.ts';
import { badInput } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { visibleForum } from '../../forums/forums.public.ts';
import { namedPlayer } from '../../players/players.public.ts';
import { audiencesOf } from '../finding/counts.ts';
import { listFoundPosts } from './forum-posts.queries.ts';
import { toFoundPost } from './forum-posts.views.ts';

interface Services {
  db: Db;
  words: WordIndex;
}

type Asked = ParsedInputOf<typeof searchForums>['query'];

export async function findPosts(
  { db, words }: Services,
  player: SignedInPlayer,
  { q = '', forum, author, after, before, order = 'relevance', page = 1 }: Asked,
): Promise<ResponseOf<typeof searchForums>> {
  const hasWords = wordsOf(q).length > 0;
  if (!hasWords && author === undefined && after === undefined && before === undefined)
    throw badInput('Give words to look for, an author or a day.', {
      q: 'must have a word where there is neither an author nor a day',
    });
  if (forum !== undefined) await visibleForum(db, forum, player);
  const authorId = author === undefined ? undefined : await namedPlayer(db, author);
  const skip = (page - 1) * FOUND_POSTS_PER_PAGE;
  const most = Math.max(0, Math.min(FOUND_POSTS_PER_PAGE, MOST_COUNTED - skip));
  const { ids, total } = await words.findPosts(q, {
    viewer: player,
    order: hasWords ? order : 'newest',
    forumId: forum,
    authorId,
    fromDay: dayIn(after),
    untilDay: dayIn(before),
    skip,
    most,
  });
  return {
    posts: await foundPosts(db, player, { ids, q }),
    paging: pagingOf(Math.min(total, MOST_COUNTED), { number: page, size: FOUND_POSTS_PER_PAGE }),
  };
}

function dayIn(date: string | undefined): number | undefined {
  return date === undefined ? undefined : dayOf(new Date(date));
}

async function foundPosts(
  db: Db,
  player: SignedInPlayer,
  { ids, q }: { ids: readonly number[]; q: string },
): Promise<FoundPost[]> {
  if (ids.length === 0) return [];
  const rows = await listFoundPosts(db, { ids, audiences: audiencesOf(player) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toFoundPost(row, q)] : [];
  });
}
