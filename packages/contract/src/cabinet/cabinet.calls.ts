import type { Calls } from '../protocol/call.ts';
import { cabinetAddresses } from './cabinet.addresses.ts';
import type * as cabinet from './cabinet.ts';
import type * as proudest from './proudest.ts';
import type * as trophies from './trophies.ts';

export const cabinetCalls = cabinetAddresses as Calls<
  typeof cabinetAddresses,
  typeof cabinet & typeof proudest & typeof trophies
>;
