import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { searchAddresses } from './search.addresses.ts';
import { QueryText, SearchCount } from './search.ts';
import { SEARCH_KINDS } from './search-kinds.ts';
import { MOST_JUMPS, MOST_ROWS_OF_A_KIND } from './search-limits.ts';
import { SearchResult } from './search-results.ts';

const kind = z.enum(SEARCH_KINDS).meta({ description: 'The kind.', example: 'numbers' });

export const Jump = z
  .object({
    kind,
    label: z.string().meta({ description: 'What it is.', example: 'Yeti in Soft Focus #42' }),
    url: z
      .string()
      .meta({ description: 'The address of its page on the site.', example: '/tools/item/109/num/42' }),
    result: SearchResult.describe('The same as a result of the search.'),
  })
  .meta({ id: 'Jump', description: 'The one thing that the text names.' });
export type Jump = z.infer<typeof Jump>;

export const SuggestionGroup = z
  .object({
    kind,
    count: SearchCount,
    results: z.array(SearchResult).meta({ description: `The best, at most ${MOST_ROWS_OF_A_KIND}.` }),
  })
  .meta({ id: 'SuggestionGroup', description: 'The best results of one kind.' });
export type SuggestionGroup = z.infer<typeof SuggestionGroup>;

export const Suggestions = z
  .object({
    jumps: z.array(Jump).meta({ description: `What the text names, at most ${MOST_JUMPS}.` }),
    groups: z
      .array(SuggestionGroup)
      .meta({ description: 'The kinds with results, in the order of the tabs.' }),
  })
  .meta({ id: 'Suggestions', description: 'What to open, while a search is being typed.' });
export type Suggestions = z.infer<typeof Suggestions>;

export const suggest = {
  ...searchAddresses.suggest,
  cost: 'suggestion',
  feature: 'search',
  access: 'key',
  readsToken: true,
  sendsETag: true,
  summary: 'Jumps and the first few results of every kind, while a query is being typed.',
  query: z.object({ q: QueryText.min(1, 'must not be empty') }),
  response: Suggestions,
} as const satisfies Endpoint;
