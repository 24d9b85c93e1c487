import type { Calls } from '../protocol/call.ts';
import type * as buzz from './buzz.ts';
import type * as forum from './forum.ts';
import type * as forumSearch from './forum-search.ts';
import { forumAddresses } from './forums.addresses.ts';
import type * as moderation from './moderation.ts';
import type * as mutes from './mutes.ts';
import type * as posting from './posting.ts';
import type * as reading from './reading.ts';
import type * as related from './related.ts';
import type * as threadState from './thread-state.ts';

export const forumCalls = forumAddresses as Calls<
  typeof forumAddresses,
  typeof buzz &
    typeof forum &
    typeof forumSearch &
    typeof moderation &
    typeof mutes &
    typeof posting &
    typeof reading &
    typeof related &
    typeof threadState
>;
