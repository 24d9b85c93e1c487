import type { Calls } from '../protocol/call.ts';
import type * as ownPouch from './own-pouch.ts';
import { pouchAddresses } from './pouch.addresses.ts';
import type * as pouch from './pouch.ts';

export const pouchCalls = pouchAddresses as Calls<typeof pouchAddresses, typeof pouch & typeof ownPouch>;
