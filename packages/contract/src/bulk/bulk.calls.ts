import type { Calls } from '../protocol/call.ts';
import { bulkAddresses } from './bulk.addresses.ts';
import type * as catalogue from './bulk.ts';
import type * as index from './bulk-index.ts';

export const bulkCalls = bulkAddresses as Calls<typeof bulkAddresses, typeof catalogue & typeof index>;
