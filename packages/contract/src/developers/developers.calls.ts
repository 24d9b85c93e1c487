import type { Calls } from '../protocol/call.ts';
import type * as apiDescription from './api-description.ts';
import type * as apiIndex from './api-index.ts';
import { developerAddresses } from './developers.addresses.ts';

export const developerCalls = developerAddresses as Calls<
  typeof developerAddresses,
  typeof apiDescription & typeof apiIndex
>;
