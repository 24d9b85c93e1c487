import { inboxCalls } from '@wallabee/contract/inbox/inbox.calls';
import type { Profile } from '@wallabee/contract/players/profile';
import { useState } from 'react';
import { createActionKeys } from '../../platform/api/client-key.ts';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';

export function useSendMessage(userId: Profile['id'], onSent: () => void) {
  const [keys] = useState(createActionKeys);
  const { mutate, isPending, data, error, reset } = useApiMutation(inboxCalls.sendMessage, {
    onSuccess: ({ success }) => {
      if (!success) return;
      keys.done();
      onSent();
    },
  });
  // The same text has the same key, so that a retry after a lost response sends it once.
  const send = (text: string) => mutate({ params: { userId }, body: { text, client_key: keys.of(text) } });
  const problem = data && !data.success ? '' : (error?.message ?? null);
  return { send, isSending: isPending, problem, reset };
}
