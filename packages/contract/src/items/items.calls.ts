import type { Calls } from '../protocol/call.ts';
import type * as history from './history.ts';
import type * as item from './item.ts';
import type * as itemType from './item-type.ts';
import { itemAddresses } from './items.addresses.ts';
import type * as referenceLists from './reference-lists.ts';
import type * as search from './search.ts';
import type * as status from './status.ts';
import type * as stores from './stores.ts';

export const itemCalls = itemAddresses as Calls<
  typeof itemAddresses,
  typeof history &
    typeof itemType &
    typeof item &
    typeof referenceLists &
    typeof search &
    typeof status &
    typeof stores
>;
