import { redirect } from 'react-router';
import { returnAfterLogin } from './login-return.ts';
import { currentSession, type Session } from './session.ts';

/** Redirects visitors without a session to the login, which returns to the page. */
export function requireSession(request: Request): Session {
  const session = currentSession();
  if (session) return session;
  const { pathname, search, hash } = new URL(request.url);
  returnAfterLogin(pathname + search + hash);
  throw redirect('/login');
}
