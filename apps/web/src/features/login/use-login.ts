import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useState } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { startSession } from '../../platform/session.ts';
import { loginStrings } from './login.strings.ts';

interface Credentials {
  username: string;
  password: string;
  /** Of the second factor, once it has been asked for. */
  code?: string | undefined;
}

/** `code needed` is no failure: the password was right. */
type LoginResult = 'logged in' | 'code needed' | 'failed';

export function useLogin() {
  const callApi = useCallApi();
  const [isSending, setIsSending] = useState(false);
  const [asked, setAsked] = useState<Credentials | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(body: Credentials): Promise<LoginResult> {
    setIsSending(true);
    setFailure(null);
    try {
      const { token, user_id, ...player } = await callApi(accountCalls.logIn, { body });
      startSession({ token, userId: user_id, username: player.username });
      return 'logged in';
    } catch (reason) {
      return refuse(reason, body);
    } finally {
      setIsSending(false);
    }
  }

  function refuse(reason: unknown, sent: Credentials): LoginResult {
    const isRequired = isCodeRequired(reason);
    setAsked((before) => (isRequired ? sent : before));
    if (!isRequired || sent.code) setFailure(wordsFor(reason));
    return isRequired ? 'code needed' : 'failed';
  }

  /** A code belongs to one name and password: with others it is asked for anew. */
  function changed({ username, password }: Credentials) {
    if (!asked || (username === asked.username && password === asked.password)) return;
    setAsked(null);
    setFailure(null);
  }

  return { send, changed, isSending, needsCode: asked !== null, failure };
}

function isCodeRequired(failure: unknown): boolean {
  return isApiFailure(failure) && failure.problem.code === 'second_factor_required';
}

/** Whether name and password were wrong, or could not even be looked at. */
function wordsFor(failure: unknown): string {
  if (!isApiFailure(failure) || failure.status === 0 || failure.status >= 500)
    return loginStrings.unreachable;
  if (failure.status === 429) return failure.problem.error;
  return isCodeRequired(failure) ? loginStrings.wrongCode : loginStrings.wrong;
}
