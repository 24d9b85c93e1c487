import { z } from 'zod';
import { ItemNumber } from '../items/item.ts';
import { At } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { formatNumber } from '../protocol/format-number.ts';
import { ItemTypeId, inAddress } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { STATE_LETTERS } from './number-state.ts';
import { QueryMistake } from './query-answer.ts';
import { searchAddresses } from './search.addresses.ts';
import { QueryText } from './search.ts';
import { NUMBERS_PER_PAGE } from './search-kinds.ts';
import { ListedNumber } from './search-results.ts';

export const ItemNumbers = z
  .object({
    mistakes: z.array(QueryMistake).meta({ description: 'What is wrong with the query.', example: [] }),
    results: z
      .array(ListedNumber)
      .meta({ description: `The numbers in order, ${formatNumber(NUMBERS_PER_PAGE)} a page.` }),
    paging: Paging.meta({ description: 'Which page this is, and how many there are.' }),
  })
  .meta({ id: 'ItemNumbers', description: 'The numbers of an item type.' });
export type ItemNumbers = z.infer<typeof ItemNumbers>;

export const listNumbers = {
  ...searchAddresses.listNumbers,
  cost: 'search',
  feature: 'search',
  access: 'key',
  readsToken: true,
  summary: 'Every number of an item type, with its state and owner.',
  params: z.object({ itemTypeId: inAddress(ItemTypeId) }),
  query: z.object({
    q: QueryText.default(''),
    page: inAddress(PageNumber).default(1).meta({ description: 'The page, from 1.', example: 1 }),
  }),
  response: ItemNumbers,
} as const satisfies Endpoint;

const LETTERS = Object.entries(STATE_LETTERS)
  .map(([state, letter]) => `\`${letter}\` ${state.replaceAll('_', ' ')}`)
  .join(', ');

export const NumberStates = z
  .object({
    total_issued: z
      .number()
      .int()
      .meta({ description: 'How many have been made so far, or by the day of `at`.', example: 9 }),
    from: ItemNumber.meta({ description: 'The number of the first letter.', example: 1 }),
    states: z.string().meta({ description: `One letter for each number: ${LETTERS}.`, example: 'SLXXS-LLX' }),
    matches: z.string().nullable().meta({
      description: '`1` or `0` for each number: whether it matches the query; null without one.',
      example: null,
    }),
    mistakes: z.array(QueryMistake).meta({ description: 'What is wrong with the query.', example: [] }),
  })
  .meta({ id: 'NumberStates', description: 'The state of every number of a range.' });
export type NumberStates = z.infer<typeof NumberStates>;

export const readNumberStates = {
  ...searchAddresses.readNumberStates,
  cost: 'search',
  feature: 'search',
  access: 'key',
  readsToken: true,
  summary: 'The states of all numbers of an item type, a letter each.',
  description:
    'With `at`, the numbers that had been made by then, where they were by their histories. Neither locks in a pouch nor listings on the market leave an event, so they are not shown of the past. `q` finds what is so now and cannot be used with `at`.',
  params: z.object({ itemTypeId: inAddress(ItemTypeId) }),
  query: z.object({
    q: QueryText.default(''),
    from: inAddress(ItemNumber).default(1).meta({ description: 'The first number.', example: 1 }),
    to: inAddress(ItemNumber)
      .optional()
      .meta({ description: 'The last number; by default the last issued.', example: 999 }),
    at: At,
  }),
  response: NumberStates,
} as const satisfies Endpoint;
