import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { MUST_LEAVE } from '../../platform/api/must-leave.ts';
import { currentAddress, returnAfterLogin } from '../../platform/session/login-return.ts';
import { onSessionExpired } from '../../platform/session/session.ts';

export function useExpiredSession() {
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionExpired(() => {
        returnAfterLogin(currentAddress());
        void navigate('/login', { replace: true, state: { ...MUST_LEAVE, hasExpired: true } });
      }),
    [navigate],
  );
}
