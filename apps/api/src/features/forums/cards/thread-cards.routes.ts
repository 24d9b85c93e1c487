import { isTradeForum } from '@wallabee/contract/forums/forum-names';
import {
  MOST_THREAD_ITEMS,
  readThreadCards,
  readThreadItems,
  type ThreadItems,
} from '@wallabee/contract/forums/thread-cards';
import { PlayerId, PostId, type ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { type CardServices, cardsByText, readCards } from '../../living-text/living-text.public.ts';
import { visibleThread } from '../visible-thread.ts';
import { listMentioned, textsOfPage, textsOfThread } from './thread-cards.queries.ts';

export function threadCardRoutes(services: CardServices) {
  return async (app: ApiApp) => {
    answer(app, readThreadCards, async ({ params }, { player, reads }) => {
      const [thread, found, mentions] = await Promise.all([
        visibleThread(reads, params.threadId, player),
        readCards(reads, services, { kind: 'post', texts: textsOfPage(params) }),
        listMentioned(reads, params),
      ]);
      const posts = cardsByText(found).map(({ textId, cards }) => ({ id: PostId.parse(textId), cards }));
      return { thread_id: thread.id, posts, mentions };
    });

    answer(app, readThreadItems, async ({ params }, { player, reads }) => {
      const thread = await visibleThread(reads, params.threadId, player);
      const isTrade = isTradeForum(thread.forum_id);
      const items = isTrade ? await itemsOf(reads, services, thread.id) : [];
      const still_here = items.filter(({ card }) => card.state === 'here').length;
      return { thread_id: thread.id, total: items.length, still_here, items };
    });
  };
}

async function itemsOf(reads: Db, services: CardServices, id: ThreadId): Promise<ThreadItems['items']> {
  const texts = textsOfThread(id);
  const found = await readCards(reads, services, { kind: 'post', texts, onlyOwn: true });
  const items = new Map<string, ThreadItems['items'][number]>();
  for (const { textId, author, card } of found) {
    const key = card.item_id === null ? `${card.item_type_id} of ${author.id}` : `${card.item_id}`;
    if (items.has(key)) continue;
    const by = { id: PlayerId.parse(author.id), name: author.name };
    items.set(key, { post_id: PostId.parse(textId), by, card });
  }
  return [...items.values()].slice(0, MOST_THREAD_ITEMS);
}
