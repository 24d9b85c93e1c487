import { keepPreviousData } from '@tanstack/react-query';
import { itemCalls } from '@wallabee/contract/items/items.calls';
import type { Suggestion } from '@wallabee/contract/items/search';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useDebounced } from '../../../ui/lists/use-debounced.ts';

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

const NONE: { items: Suggestion[] } = { items: [] };
