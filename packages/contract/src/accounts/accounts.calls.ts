import type { Calls } from '../protocol/call.ts';
import type * as account from './account.ts';
import { accountAddresses } from './accounts.addresses.ts';
import type * as deletion from './deletion.ts';
import type * as pageSession from './page-session.ts';
import type * as secondFactor from './second-factor.ts';
import type * as session from './session.ts';

export const accountCalls = accountAddresses as Calls<
  typeof accountAddresses,
  typeof account & typeof deletion & typeof pageSession & typeof secondFactor & typeof session
>;
