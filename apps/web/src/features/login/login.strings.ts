import type { WRONG_LOGIN } from '@wallabee/contract/accounts/account';

export const loginStrings = {
  title: 'Login · WallaBee',
  description:
    'Log in with your WallaBee account to see your pouch, your sets, your messages and the forums.',
  heading: 'Welcome back',
  lead: 'Log in with the name and the password you use in the game.',
  username: 'Username',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in…',
  wrong: 'Username or Password is incorrect' satisfies typeof WRONG_LOGIN,
  code: 'Code',
  codeHint: 'The six digits your authenticator app shows now, or one of your recovery codes.',
  codeNeeded: 'Your password is right. This account also needs a code.',
  wrongCode: 'That code is not right, or was used before. Wait until the app shows a new one and try that.',
  unreachable:
    'We could not check your login just now: the server cannot be reached. What you typed is still here; try again in a moment.',
  expired: 'Your login has run out. Please log in again.',
  noScript: 'Logging in needs JavaScript. Please allow this site to run it.',
  newHere: 'New here? Accounts are made in the app.',
  restored: 'Welcome back. Your account is restored and will not be deleted.',
} as const;
