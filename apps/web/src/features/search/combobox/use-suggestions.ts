import { keepPreviousData } from '@tanstack/react-query';
import { itemCalls } from '@wallabee/contract/items/items.calls';
import type { Suggestion } from '@wallabee/contract/items/search';
import { useEffect, useState } from 'react';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';

/** A failed call shows no suggestions; the search itself reports failures. */
export function useSuggestions(term: string): readonly Suggestion[] {
  const text = useDebounced(term);
  const { data } = useApiQuery(
    itemCalls.suggestItems,
    { query: { text } },
    {
      enabled: text !== '',
      retry: false,
      placeholderData: keepPreviousData,
      // An empty box also clears the placeholder data of the next term.
      ...(text === '' && { initialData: NONE }),
    },
  );
  return term === '' ? NONE.items : (data ?? NONE).items;
}

function useDebounced(term: string): string {
  const [debounced, setDebounced] = useState(term);
  if (term === '' && debounced !== '') setDebounced('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(term), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term]);
  return debounced;
}

/** Longer than the pause between two letters, shorter than that between two words. */
const DEBOUNCE_MS = 120;
const NONE: { items: Suggestion[] } = { items: [] };
