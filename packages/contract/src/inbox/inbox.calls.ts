import type { Calls } from '../protocol/call.ts';
import { inboxAddresses } from './inbox.addresses.ts';
import type * as inbox from './inbox.ts';
import type * as messageCards from './message-cards.ts';

export const inboxCalls = inboxAddresses as Calls<typeof inboxAddresses, typeof inbox & typeof messageCards>;
