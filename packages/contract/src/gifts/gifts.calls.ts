import type { Calls } from '../protocol/call.ts';
import type * as gift from './gift.ts';
import { giftAddresses } from './gifts.addresses.ts';

export const giftCalls = giftAddresses as Calls<typeof giftAddresses, typeof gift>;
