import { friendCalls } from '@wallabee/contract/friends/friends.calls';
import { pouchCalls } from '@wallabee/contract/pouch/pouch.calls';
import { searchCalls } from '@wallabee/contract/search/search.calls';
import { useEffect, useState } from 'react';
import { useApiQuery } from '../../../../platform/queries/use-api-query.ts';
import { useSession } from '../../../../platform/session/session.ts';
import type { Asked } from './completion-text.ts';
import { itemMatches, type Match, type Person, playerMatches } from './matches.ts';

/** A failed call completes less. */
export function useMatches(asked: Asked | null, people: readonly Person[]): Match[] {
  const player = String(useSession()?.userId ?? '');
  const kind = asked?.kind;
  const q = useDebounced(asked?.words ?? '');
  const once = { retry: false, staleTime: 60_000 };
  const friends = useApiQuery(
    friendCalls.listFriends,
    { params: { player } },
    { ...once, enabled: kind === 'player' && player !== '' },
  );
  const pouch = useApiQuery(
    pouchCalls.readPouch,
    { params: { player } },
    { ...once, enabled: kind === 'item' && player !== '' },
  );
  const { data: found } = useApiQuery(
    searchCalls.suggest,
    { query: { q } },
    { ...once, enabled: q !== '', placeholderData: (before) => before },
  );
  if (!asked) return [];
  if (asked.kind === 'item') return itemMatches(asked.words, { pouch: pouch.data?.items ?? [], found });
  return playerMatches(asked.words, { inThread: people, friends: friends.data?.friends ?? [], found });
}

function useDebounced(words: string): string {
  const [debounced, setDebounced] = useState('');
  if (words === '' && debounced !== '') setDebounced('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return debounced;
}

const DEBOUNCE_MS = 120;
