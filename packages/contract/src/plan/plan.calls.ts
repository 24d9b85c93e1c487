import type { Calls } from '../protocol/call.ts';
import { planAddresses } from './plan.addresses.ts';
import type * as plan from './plan.ts';
import type * as ways from './ways.ts';

export const planCalls = planAddresses as Calls<typeof planAddresses, typeof plan & typeof ways>;
