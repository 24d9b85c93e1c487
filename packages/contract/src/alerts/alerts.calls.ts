import type { Calls } from '../protocol/call.ts';
import type * as alert from './alert.ts';
import { alertAddresses } from './alerts.addresses.ts';

export const alertCalls = alertAddresses as Calls<typeof alertAddresses, typeof alert>;
