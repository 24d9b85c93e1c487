import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSessionExpired } from '../../platform/session/session.ts';

/** Whoever asks for something with a login that has run out is asked to log in again, and told why. */
export function useExpiredSession() {
  const navigate = useNavigate();
  useEffect(
    () => onSessionExpired(() => void navigate('/login', { replace: true, state: { hasExpired: true } })),
    [navigate],
  );
}
