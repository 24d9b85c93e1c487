import { redirect } from 'react-router';
import { returnAfterLogin } from './login-return.ts';
import { currentSession, type Session } from './session.ts';

/** For client loaders. A visitor without a session goes to the login, which returns to the page. */
export function requireLogin(request: Request): Session {
  const session = currentSession();
  if (session) return session;
  const { pathname, search, hash } = new URL(request.url);
  returnAfterLogin(pathname + search + hash);
  throw redirect('/login');
}
