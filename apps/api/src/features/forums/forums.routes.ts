import { listForums, readForum, readThread } from '@wallabee/contract/forums/forum';
import { canSee, type Member } from '@wallabee/contract/forums/forum-rules';
import { type ForumId, ItemTypeId, type ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { notFound } from '../../platform/problems.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { threadCardRoutes } from './cards/thread-cards.routes.ts';
import { createForumCaches } from './forum-cache.ts';
import {
  findForum,
  findThread,
  findThreadPlace,
  listForumRows,
  listPosts,
  listRecentThreads,
  listThreads,
  type StoredThread,
} from './forums.queries.ts';
import { toForumPage, toForumSummary } from './forums.views.ts';
import { ledgerRoutes } from './moderation/ledger.routes.ts';
import { moderationRoutes, reportRoutes, threadOrderRoutes } from './moderation/moderation.routes.ts';
import { createPostSanitizer } from './post-html.ts';
import { draftRoutes } from './posting/drafts/drafts.routes.ts';
import { editingRoutes } from './posting/editing/editing.routes.ts';
import { postingRoutes } from './posting/posting.routes.ts';
import { readingRoutes } from './reading/reading.routes.ts';
import { talkingRoutes } from './talking/talking.routes.ts';
import { toThreadPage } from './threads.views.ts';

/** Pages depend on the viewer's rights, so no shared cache may store them. */
const PRIVATE = { cacheControl: 'private, no-cache' };

interface ForumOptions {
  db: Db;
  catalogue: CatalogueHolder;
  notifications: Pick<Notifications, 'on'>;
  apiUrl: string;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export function forumRoutes({ db, catalogue, notifications, apiUrl, now, clock }: ForumOptions) {
  const caches = createForumCaches({ notifications, clock });
  const sanitize = createPostSanitizer();
  const services = { db, catalogue, now };

  return async (app: ApiApp) => {
    answer(app, listForums, async (_, { player, reads }) => {
      const forums = await listForumRows(reads);
      const visible = forums.filter((forum) => canSee(forum, player ?? GUEST));
      // Guests see no threads.
      const forumIds = player ? visible.map(({ id }) => id) : [];
      const threads = player ? await listRecentThreads(reads, { forumIds }) : [];
      return visible.map((forum) => toForumSummary(forum, threads));
    });

    answer(app, readForum, async ({ params }, { player, reads }) => {
      const make = async (from: Db) => {
        const rows = await loadList(from, params);
        if (!rows) return undefined;
        const view = toForumPage(rows, player, apiUrl);
        return { about: rows.forum, answer: prepare(readForum, view, PRIVATE) };
      };
      const page = await caches.lists.getOrRead(reads, `${params.forumId}/${kindOf(params, player)}`, make);
      if (!page || !canSee(page.about, player)) throw notFound('forum');
      return page.answer;
    });

    answer(app, readThread, async ({ params }, { player, reads }) => {
      const makeFor = async (viewer: Member, from: Db) => {
        const rows = await loadThread(from, params);
        if (!rows) return undefined;
        const item = itemOf(catalogue, rows.thread);
        const view = toThreadPage({ ...rows, item }, { viewer, apiUrl, sanitize });
        return { about: rows.thread, answer: prepare(readThread, view, PRIVATE) };
      };
      const key = `${params.threadId}/${kindOf(params, player)}`;
      const page = await caches.threads.getOrRead(reads, key, (from) =>
        makeFor({ ...player, id: GUEST.id }, from),
      );
      if (!page || !canSee(page.about.forum, player)) throw notFound('thread');
      // The author's page has a close button, so it is not cached.
      const own = page.about.author_id === player.id ? await makeFor(player, reads) : undefined;
      return (own ?? page).answer;
    });

    await app.register(postingRoutes(services));
    await app.register(editingRoutes(services));
    await app.register(draftRoutes(services));
    await app.register(moderationRoutes(services));
    await app.register(talkingRoutes(services));
    await app.register(readingRoutes({ ...services, apiUrl, caches }));
    await app.register(threadCardRoutes(services));
    await app.register(reportRoutes(services));
    await app.register(threadOrderRoutes(services));
    await app.register(ledgerRoutes(services, clock));
  };
}

/** Visitors who are not logged in have the rights of a player. */
const GUEST = { id: 0, account_type: 'player', has_forums_right: false } as const;

/** The key contains everything about the viewer that a page depends on. */
function kindOf({ page }: { page: number }, { account_type, has_forums_right }: Member): string {
  return `${page} ${account_type} ${has_forums_right}`;
}

async function loadList(db: Db, params: { forumId: ForumId; page: number }) {
  const [forum, place] = await Promise.all([findForum(db, params.forumId), findThreadPlace(db, params)]);
  return forum && { forum, threads: place ? await listThreads(db, place) : [] };
}

async function loadThread(db: Db, params: { threadId: ThreadId; page: number }) {
  const [thread, posts] = await Promise.all([findThread(db, params.threadId), listPosts(db, params)]);
  return thread && { thread, posts };
}

function itemOf(catalogue: CatalogueHolder, { item_type_id }: StoredThread) {
  return item_type_id === null ? undefined : catalogue.current().items.get(ItemTypeId.parse(item_type_id));
}
