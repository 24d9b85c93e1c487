import type { Calls } from '../protocol/call.ts';
import type * as appeals from './appeals.ts';
import type * as buzz from './buzz.ts';
import type * as drafts from './drafts.ts';
import type * as editing from './editing.ts';
import type * as forum from './forum.ts';
import type * as forumSearch from './forum-search.ts';
import { forumAddresses } from './forums.addresses.ts';
import type * as ledger from './ledger.ts';
import type * as moderation from './moderation.ts';
import type * as mutes from './mutes.ts';
import type * as posting from './posting.ts';
import type * as reading from './reading.ts';
import type * as related from './related.ts';
import type * as reports from './reports.ts';
import type * as threadCards from './thread-cards.ts';
import type * as threadOrders from './thread-orders.ts';
import type * as threadState from './thread-state.ts';

export const forumCalls = forumAddresses as Calls<
  typeof forumAddresses,
  typeof appeals &
    typeof buzz &
    typeof drafts &
    typeof editing &
    typeof forum &
    typeof forumSearch &
    typeof ledger &
    typeof moderation &
    typeof mutes &
    typeof posting &
    typeof reading &
    typeof related &
    typeof reports &
    typeof threadCards &
    typeof threadOrders &
    typeof threadState
>;
