import type {
  listConversations,
  markConversationRead,
  readConversation,
  sendMessage,
} from '@wallabee/contract/inbox/inbox';
import type { Call } from '../../platform/api.ts';

export const inboxCalls = {
  conversations: { method: 'GET', path: '/inbox/conversations' } satisfies Call<typeof listConversations>,
  conversation: { method: 'GET', path: '/inbox/conversation/:userId' } satisfies Call<
    typeof readConversation
  >,
  markRead: { method: 'GET', path: '/inbox/conversation/read/:userId' } satisfies Call<
    typeof markConversationRead
  >,
  send: { method: 'POST', path: '/inbox/conversation/:userId' } satisfies Call<typeof sendMessage>,
} as const;
