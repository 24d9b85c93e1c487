import type { Calls } from '../protocol/call.ts';
import type * as applicationKey from './application-key.ts';
import type * as keyUse from './key-use.ts';
import { keyAddresses } from './keys.addresses.ts';

export const keyCalls = keyAddresses as Calls<typeof keyAddresses, typeof applicationKey & typeof keyUse>;
