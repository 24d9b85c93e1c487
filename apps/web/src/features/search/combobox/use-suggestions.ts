import { itemCalls } from '@wallabee/contract/items/items.calls';
import type { Suggestion } from '@wallabee/contract/items/search';
import { useEffect, useState } from 'react';
import { useCallApi } from '../../../platform/api.ts';

/** Shorter than the pause between two words, longer than that between two letters. */
const PAUSE_MS = 120;

/** What the term would find, a moment after it was typed; the answer to an older term is dropped. */
export function useSuggestions(term: string): readonly Suggestion[] {
  const callApi = useCallApi();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);

  useEffect(() => {
    if (term === '') return setSuggestions([]);
    let isStale = false;
    const ask = async () => {
      // Suggestions are a courtesy: while the API is down there are none, and the search itself says so.
      const { items } = await callApi(itemCalls.suggestItems, { query: { text: term } }).catch(() => NONE);
      if (!isStale) setSuggestions(items);
    };
    const pause = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(pause);
    };
  }, [term, callApi]);

  return term === '' ? NONE.items : suggestions;
}

const NONE: { items: Suggestion[] } = { items: [] };
