import type { Calls } from '../protocol/call.ts';
import type * as place from './place.ts';
import { placeAddresses } from './places.addresses.ts';

export const placeCalls = placeAddresses as Calls<typeof placeAddresses, typeof place>;
