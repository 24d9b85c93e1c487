import type { Calls } from '../protocol/call.ts';
import { luckAddresses } from './luck.addresses.ts';
import type * as luck from './luck.ts';

export const luckCalls = luckAddresses as Calls<typeof luckAddresses, typeof luck>;
