import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onSessionChangeElsewhere, type Session, useSession } from './session.ts';

/** The session of a page that needs one. A change in another tab runs the page's loader again, which may redirect. */
export function usePageSession(): Session | null {
  const session = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => onSessionChangeElsewhere(() => void revalidate()), [revalidate]);
  return session;
}
