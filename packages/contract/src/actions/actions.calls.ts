import type { Calls } from '../protocol/call.ts';
import type * as action from './action.ts';
import { actionAddresses } from './actions.addresses.ts';

export const actionCalls = actionAddresses as Calls<typeof actionAddresses, typeof action>;
