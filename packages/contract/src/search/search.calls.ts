import type { Calls } from '../protocol/call.ts';
import type * as numbers from './item-numbers.ts';
import { searchAddresses } from './search.addresses.ts';
import type * as search from './search.ts';
import type * as suggest from './suggest.ts';

export const searchCalls = searchAddresses as Calls<
  typeof searchAddresses,
  typeof search & typeof suggest & typeof numbers
>;
