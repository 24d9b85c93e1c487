import type { Calls } from '../protocol/call.ts';
import type * as charts from './charts.ts';
import type * as history from './history.ts';
import type * as item from './item.ts';
import type * as itemType from './item-type.ts';
import { itemAddresses } from './items.addresses.ts';
import type * as journey from './journey.ts';
import type * as movements from './movements.ts';
import type * as referenceLists from './reference-lists.ts';
import type * as search from './search.ts';
import type * as status from './status.ts';
import type * as stores from './stores.ts';

export const itemCalls = itemAddresses as Calls<
  typeof itemAddresses,
  typeof charts &
    typeof history &
    typeof journey &
    typeof itemType &
    typeof item &
    typeof movements &
    typeof referenceLists &
    typeof search &
    typeof status &
    typeof stores
>;
