import { useMutation } from '@tanstack/react-query';
import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import { useEffect } from 'react';
import { useBackgroundCallApi } from '../api/api.ts';
import { currentSession, storedPageSession, storePageSession, useSession } from './session.ts';

/** Without a page session the forums' pages are rendered as skeletons. */
export function usePageSession() {
  const callApi = useBackgroundCallApi();
  const token = useSession()?.token;
  const { mutate } = useMutation({
    mutationFn: () => callApi(accountCalls.openPageSession),
    onMutate: currentSession,
    onSuccess: ({ page_session }, _, session) => {
      if (session) storePageSession(page_session, session);
    },
  });
  useEffect(() => {
    if (token !== undefined && !storedPageSession()) mutate();
  }, [mutate, token]);
}
