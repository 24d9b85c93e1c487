import { keepPreviousData } from '@tanstack/react-query';
import { itemCalls } from '@wallabee/contract/items/items.calls';
import type { Suggestion } from '@wallabee/contract/items/search';
import { useEffect, useState } from 'react';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';

/** What the term would find, after a pause in typing. Where the call fails there are none: the search itself says so. */
export function useSuggestions(term: string): readonly Suggestion[] {
  const text = useDebounced(term);
  const { data } = useApiQuery(
    itemCalls.suggestItems,
    { query: { text } },
    {
      enabled: text !== '',
      retry: false,
      placeholderData: keepPreviousData,
      // An emptied box also empties what the next term starts with.
      ...(text === '' && { initialData: NONE }),
    },
  );
  return term === '' ? NONE.items : (data ?? NONE).items;
}

function useDebounced(term: string): string {
  const [debounced, setDebounced] = useState(term);
  if (term === '' && debounced !== '') setDebounced('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(term), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  return debounced;
}

/** Shorter than the pause between two words, longer than that between two letters. */
const PAUSE_MS = 120;
const NONE: { items: Suggestion[] } = { items: [] };
