import type { Calls } from '../protocol/call.ts';
import { bellAddresses } from './bell.addresses.ts';
import type * as settings from './bell-settings.ts';
import type * as notification from './notification.ts';
import type * as push from './push.ts';

export const bellCalls = bellAddresses as Calls<
  typeof bellAddresses,
  typeof notification & typeof settings & typeof push
>;
