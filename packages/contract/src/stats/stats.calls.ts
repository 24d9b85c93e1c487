import type { Calls } from '../protocol/call.ts';
import type * as gameDays from './game-days.ts';
import type * as globalStats from './global-stats.ts';
import { statsAddresses } from './stats.addresses.ts';

export const statsCalls = statsAddresses as Calls<
  typeof statsAddresses,
  typeof globalStats & typeof gameDays
>;
