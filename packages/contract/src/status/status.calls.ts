import type { Calls } from '../protocol/call.ts';
import { statusAddresses } from './status.addresses.ts';
import type * as status from './status.ts';

export const statusCalls = statusAddresses as Calls<typeof statusAddresses, typeof status>;
