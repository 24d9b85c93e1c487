import { useMutation } from '@tanstack/react-query';
import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import { useNavigate } from 'react-router';
import { useCallApi } from '../../platform/api/api.ts';
import { MUST_LEAVE } from '../../platform/api/must-leave.ts';
import { loadOutbox } from '../../platform/outbox/load-outbox.ts';
import { hasOutbox } from '../../platform/outbox/outbox-mark.ts';
import { endSession } from '../../platform/session/session.ts';

/** The session ends in this browser even if the server cannot be reached. */
export function useLogOut(): () => void {
  const callApi = useCallApi();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: async () => {
      // A player must be able to log out even where the question cannot be loaded.
      const outbox = hasOutbox() ? await loadOutbox().catch(() => undefined) : undefined;
      if (outbox && !(await outbox.confirmDiscard())) return undefined;
      const keepsOutbox = (await outbox?.discardOwn().catch(() => false)) ?? false;
      // The call reads the token, so it starts before the session ends.
      const answered = callApi(accountCalls.logOut);
      endSession({ keepsOutbox });
      void navigate('/', { state: MUST_LEAVE });
      return answered;
    },
  });
  return mutate;
}
