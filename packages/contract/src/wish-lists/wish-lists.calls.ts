import type { Calls } from '../protocol/call.ts';
import type * as wishList from './wish-list.ts';
import { wishListAddresses } from './wish-lists.addresses.ts';

export const wishListCalls = wishListAddresses as Calls<typeof wishListAddresses, typeof wishList>;
