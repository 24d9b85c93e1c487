import type { Calls } from '../protocol/call.ts';
import type * as lockedItem from './locked-item.ts';
import { lockedItemAddresses } from './locked-items.addresses.ts';

export const lockedItemCalls = lockedItemAddresses as Calls<typeof lockedItemAddresses, typeof lockedItem>;
