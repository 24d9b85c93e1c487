import type { Calls } from '../protocol/call.ts';
import { categoryAddresses } from './categories.addresses.ts';
import type * as category from './category.ts';

export const categoryCalls = categoryAddresses as Calls<typeof categoryAddresses, typeof category>;
