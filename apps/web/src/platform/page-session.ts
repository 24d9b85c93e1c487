import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import { useEffect } from 'react';
import { useBackgroundCallApi } from './api.ts';
import { currentSession, storedPageSession, storePageSession, useSession } from './session.ts';

/** Asks for the page session of a login that has none yet. Without it pages of the forums come as a skeleton. */
export function usePageSession() {
  const callApi = useBackgroundCallApi();
  const token = useSession()?.token;
  useEffect(() => {
    const session = currentSession();
    if (token === undefined || !session || storedPageSession()) return;
    callApi(accountCalls.openPageSession).then(
      ({ page_session }) => storePageSession(page_session, session),
      () => {},
    );
  }, [callApi, token]);
}
