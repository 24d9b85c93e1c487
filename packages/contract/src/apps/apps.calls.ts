import type { Calls } from '../protocol/call.ts';
import type * as app from './app.ts';
import { appAddresses } from './apps.addresses.ts';
import type * as consent from './consent.ts';

const { issueToken: _, revokeToken: __, ...ofPlayers } = appAddresses;

export const appCalls = ofPlayers as Calls<typeof ofPlayers, typeof app & typeof consent>;
