import type { Calls } from '../protocol/call.ts';
import type * as race from './race.ts';
import type * as set from './set.ts';
import type * as setLists from './set-lists.ts';
import { setAddresses } from './sets.addresses.ts';

export const setCalls = setAddresses as Calls<
  typeof setAddresses,
  typeof setLists & typeof set & typeof race
>;
