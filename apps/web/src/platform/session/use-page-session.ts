import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { returnAfterLogin } from './login-return.ts';
import { currentSession, onSessionChangeElsewhere, type Session, useSession } from './session.ts';

/** Redirects visitors without a session to the login, which returns to the page. */
export function requireSession(request: Request): Session {
  const session = currentSession();
  if (session) return session;
  const { pathname, search, hash } = new URL(request.url);
  returnAfterLogin(pathname + search + hash);
  throw redirect('/login');
}

/** The session of a page that needs one. A change in another tab runs the page's loader again, which may redirect. */
export function usePageSession(): Session | null {
  const session = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => onSessionChangeElsewhere(() => void revalidate()), [revalidate]);
  return session;
}
