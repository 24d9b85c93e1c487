import type { Calls } from '../protocol/call.ts';
import { newsAddresses } from './news.addresses.ts';
import type * as news from './news.ts';

export const newsCalls = newsAddresses as Calls<typeof newsAddresses, typeof news>;
