import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { formatNumber } from '../protocol/format-number.ts';
import { inAddress } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { QueryMistake, QueryTerm, SaidPart } from './query-answer.ts';
import { searchAddresses } from './search.addresses.ts';
import {
  LONGEST_QUERY,
  MORE_THAN_COUNTED,
  MOST_COUNTED,
  RESULTS_PER_PAGE,
  SEARCH_KINDS,
  SEARCH_ORDERS,
} from './search-kinds.ts';
import { SearchResult } from './search-results.ts';

export const QueryText = z
  .string({ error: 'must be a text' })
  .trim()
  .max(LONGEST_QUERY, `must have at most ${LONGEST_QUERY} characters`)
  .meta({ description: 'A query in the language of the search.', example: 'set:attic number<1000' });

export const SearchCount = z.union([z.number().int(), z.literal(MORE_THAN_COUNTED), z.null()]).meta({
  description: `How many there are; \`${MORE_THAN_COUNTED}\` beyond ${formatNumber(MOST_COUNTED)}, null where counting took too long.`,
  example: 265,
});
export type SearchCount = z.infer<typeof SearchCount>;

export const SearchCounts = z
  .object({
    items: SearchCount,
    numbers: SearchCount,
    sets: SearchCount,
    players: SearchCount,
    places: SearchCount,
    threads: SearchCount,
  })
  .meta({ id: 'SearchCounts', description: 'How much a query finds, by kind.' });
export type SearchCounts = z.infer<typeof SearchCounts>;

const kind = z.enum(SEARCH_KINDS, { error: `must be one of ${SEARCH_KINDS.join(', ')}` });
const orders = [...new Set(Object.values(SEARCH_ORDERS).flat())];

export const SearchAnswer = z
  .object({
    q: z.string().meta({ description: 'The query.', example: 'set:attic number<1000' }),
    of: kind.meta({ description: 'The kind of the results.', example: 'numbers' }),
    order: z.enum(orders).meta({ description: 'The order of the results.', example: 'number' }),
    words: z.string().meta({
      description: 'The query said back in words.',
      example: 'Numbers below 1,000 in Up the Attic Ladder',
    }),
    said: z.array(SaidPart).meta({ description: 'The same in parts.' }),
    terms: z.array(QueryTerm).meta({ description: 'The terms of the query.' }),
    mistakes: z
      .array(QueryMistake)
      .meta({ description: 'What is wrong with the query; the other terms still search.', example: [] }),
    counts: SearchCounts.meta({ description: 'How much there is of each kind.' }),
    item_types: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'For numbers, how many item types they are of; else null.', example: 15 }),
    without: z
      .array(
        z
          .object({
            q: z.string().meta({ description: 'The query without the term.', example: 'set:attic' }),
            term: z.string().meta({ description: 'The term that was left out.', example: 'is:year' }),
            count: SearchCount,
          })
          .meta({ id: 'WithoutTerm', description: 'What a query would find without one of its terms.' }),
      )
      .meta({
        description: 'Where nothing was found: what would be found without one term, the most first.',
        example: [],
      }),
    results: z.array(SearchResult).meta({ description: `The results, ${RESULTS_PER_PAGE} a page.` }),
    paging: Paging.meta({ description: 'Which page this is, and how many there are.' }),
  })
  .meta({ id: 'SearchAnswer', description: 'What a search found.' });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const search = {
  ...searchAddresses.search,
  cost: 'search',
  feature: 'search',
  access: 'key',
  readsToken: true,
  sendsETag: true,
  summary: 'Items, numbers, sets, players, places and threads by a query.',
  description: `Totals are exact up to ${formatNumber(MOST_COUNTED)}. Terms about \`me\` and threads of the forums need a player's token.`,
  query: z.object({
    q: QueryText.default(''),
    of: kind.optional().meta({
      description: 'The kind of results; by default the one that the query is about.',
      example: 'numbers',
    }),
    order: z
      .enum(orders, { error: `must be one of ${orders.join(', ')}` })
      .optional()
      .meta({ description: 'The order; each kind has its own.', example: 'number' }),
    page: inAddress(PageNumber).default(1).meta({ description: 'The page, from 1.', example: 1 }),
  }),
  response: SearchAnswer,
} as const satisfies Endpoint;
