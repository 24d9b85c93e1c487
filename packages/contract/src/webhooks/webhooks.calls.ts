import type { Calls } from '../protocol/call.ts';
import type * as webhook from './webhook.ts';
import { webhookAddresses } from './webhooks.addresses.ts';

export const webhookCalls = webhookAddresses as Calls<typeof webhookAddresses, typeof webhook>;
