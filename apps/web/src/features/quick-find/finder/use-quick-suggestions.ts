import { searchCalls } from '@wallabee/contract/search/search.calls';
import type { Suggestions } from '@wallabee/contract/search/suggest';
import { useEffect, useState } from 'react';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';

/** The rows of the last text stay until those of the new one are there, also where the call fails. */
export function useQuickSuggestions(text: string) {
  const query = useDebounced(text);
  const { data, error, isFetching, refetch } = useApiQuery(
    searchCalls.suggest,
    { query: { q: query } },
    { enabled: query !== '', retry: false },
  );
  const [shown, setShown] = useState<Shown | null>(null);
  if (text === '' && shown !== null) setShown(null);
  else if (text !== '' && data !== undefined && data !== shown?.suggestions)
    setShown({ query, suggestions: data });
  return {
    suggestions: shown?.suggestions,
    /** Whether they are about the text as it is now. */
    isFresh: shown?.query === text,
    isFailed: query === text && error !== null && !isFetching,
    retry: () => void refetch(),
  };
}

interface Shown {
  query: string;
  suggestions: Suggestions;
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDebounced, DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

const DEBOUNCE_MS = 90;
