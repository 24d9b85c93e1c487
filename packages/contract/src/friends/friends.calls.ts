import type { Calls } from '../protocol/call.ts';
import type * as friend from './friend.ts';
import { friendAddresses } from './friends.addresses.ts';

export const friendCalls = friendAddresses as Calls<typeof friendAddresses, typeof friend>;
