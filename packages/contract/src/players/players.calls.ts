import type { Calls } from '../protocol/call.ts';
import type * as bioCards from './bio-cards.ts';
import type * as ownProfile from './own-profile.ts';
import type * as playerSearch from './player-search.ts';
import { playerAddresses } from './players.addresses.ts';
import type * as profile from './profile.ts';

export const playerCalls = playerAddresses as Calls<
  typeof playerAddresses,
  typeof profile & typeof bioCards & typeof playerSearch & typeof ownProfile
>;
