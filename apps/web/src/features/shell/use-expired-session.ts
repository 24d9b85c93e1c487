import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSessionExpired } from '../../platform/session/session.ts';

export function useExpiredSession() {
  const navigate = useNavigate();
  useEffect(
    () => onSessionExpired(() => void navigate('/login', { replace: true, state: { hasExpired: true } })),
    [navigate],
  );
}
