import type { Calls } from '../protocol/call.ts';
import { setProgressAddresses } from './set-progress.addresses.ts';
import type * as setProgress from './set-progress.ts';

export const setProgressCalls = setProgressAddresses as Calls<
  typeof setProgressAddresses,
  typeof setProgress
>;
