import type { Calls } from '../protocol/call.ts';
import { hiveAddresses } from './hive.addresses.ts';
import type * as hive from './hive.ts';

export const hiveCalls = hiveAddresses as Calls<typeof hiveAddresses, typeof hive>;
