import type { Calls } from '../protocol/call.ts';
import { bulkAddresses } from './bulk.addresses.ts';
import type * as bulk from './bulk.ts';

export const bulkCalls = bulkAddresses as Calls<typeof bulkAddresses, typeof bulk>;
