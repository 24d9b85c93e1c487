import type { Post, ThreadPage } from '@wallabee/contract/forums/forum';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ThreadCards } from '@wallabee/contract/forums/thread-cards';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { NO_NAMES, namesOf, type TextNames } from '../../../game-ui/living-text/text-names.ts';
import { type Served, useServedQuery } from '../../../platform/queries/served-query.ts';
import { useFollowedItems } from '../../../platform/realtime/use-followed-items.ts';
import { useSession } from '../../../platform/session/session.ts';

type KnownNames = (id: Post['id'] | undefined) => TextNames;

const Names = createContext<KnownNames>(() => NO_NAMES);

/** What the names in a post mean; until it is known the text stays as typed. */
export function usePostNames(id: Post['id'] | undefined): TextNames {
  return useContext(Names)(id);
}

type ThreadNamesProps = {
  thread: ThreadPage;
  threadPage: number;
  served: Served<ThreadCards> | null | undefined;
  children: ReactNode;
};

/** The items and players that the posts of a page name. They follow the game while the page is visible. */
export function ThreadNames({ thread, threadPage, served, children }: ThreadNamesProps) {
  const ownId = useSession()?.userId;
  const input = { params: { threadId: thread.thread_id, page: threadPage } };
  const { data, refetch } = useServedQuery(forumCalls.readThreadCards, input, served, {
    enabled: namesSomething(thread),
  });
  const cards = data?.posts.flatMap((post) => post.cards) ?? [];
  useFollowedItems(cards, () => void refetch());
  const known = useMemo(() => knownNames(data, ownId), [data, ownId]);
  return <Names value={known}>{children}</Names>;
}

/** Most pages name nothing, and need no call. */
export function namesSomething({ posts }: Pick<ThreadPage, 'posts'>): boolean {
  return posts.some(({ text }) => /[[@]/.test(text));
}

function knownNames(data: ThreadCards | undefined, ownId: number | undefined): KnownNames {
  if (!data) return () => NO_NAMES;
  const mentions = new Map(
    data.mentions.map(({ username, id }) => [username.toLowerCase(), { id, isOwn: id === ownId }]),
  );
  const others = namesOf([], mentions);
  const posts = new Map(data.posts.map(({ id, cards }) => [id, namesOf(cards, mentions)]));
  return (id) => (id === undefined ? NO_NAMES : (posts.get(id) ?? others));
}
