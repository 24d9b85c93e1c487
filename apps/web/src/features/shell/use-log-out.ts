import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useCallApi } from '../../platform/api.ts';
import { endSession } from '../../platform/session.ts';

/** Forgets the login here, whether or not the server can be told to forget it, too. */
export function useLogOut(): () => void {
  const callApi = useCallApi();
  const navigate = useNavigate();
  return useCallback(() => {
    // Begun while the token is still known. If it does not arrive, the token runs out by itself.
    callApi(accountCalls.logOut).catch(() => {});
    endSession();
    void navigate('/');
  }, [callApi, navigate]);
}
