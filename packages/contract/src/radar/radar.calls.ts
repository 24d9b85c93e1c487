import type { Calls } from '../protocol/call.ts';
import { radarAddresses } from './radar.addresses.ts';
import type * as radar from './radar.ts';

export const radarCalls = radarAddresses as Calls<typeof radarAddresses, typeof radar>;
