import type { Calls } from '../protocol/call.ts';
import type * as ownLists from './own-lists.ts';
import { referenceAddresses } from './reference.addresses.ts';
import type * as reference from './reference.ts';

export const referenceCalls = referenceAddresses as Calls<
  typeof referenceAddresses,
  typeof reference & typeof ownLists
>;
