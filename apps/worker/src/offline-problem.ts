import { OFFLINE_REASON } from '@wallabee/contract/protocol/offline-reason';
import type { Problem } from '@wallabee/contract/protocol/problem';

/** The answer to a call that nothing on the device answers. */
export const OFFLINE = {
  status: 503,
  body: {
    code: 'unavailable',
    error: 'This needs a network. It is loaded again once you are online.',
    reason: OFFLINE_REASON,
  } satisfies Problem,
} as const;
