import type { logIn } from '@wallabee/contract/accounts/account';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { startSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { loginStrings } from './login.strings.ts';
import styles from './login-form.module.css';

/** A session appears when it succeeds; where that leads is the page's to say. */
export function LoginForm() {
  const { send, isSending, failure } = useLogin();
  const isReady = useSyncExternalStore(neverChanges, always, never);
  const password = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const isIn = await send(String(form.get('username')), String(form.get('password')));
    if (!isIn) password.current?.select();
  };

  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <TextField
        label={loginStrings.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        label={loginStrings.password}
        name="password"
        type="password"
        autoComplete="current-password"
        enterKeyHint="go"
        ref={password}
      />
      <div hidden={failure === null}>{failure !== null && <Notice kind="bad">{failure}</Notice>}</div>
      {/* Until the script has arrived there is nobody to send the password to. */}
      <Button type="submit" isBusy={isSending} disabled={!isReady}>
        {isSending ? loginStrings.loggingIn : loginStrings.login}
      </Button>
      <noscript>{loginStrings.noScript}</noscript>
    </form>
  );
}

function useLogin() {
  const callApi = useCallApi();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(username: string, password: string): Promise<boolean> {
    setIsSending(true);
    setFailure(null);
    try {
      const call = { method: 'POST', path: '/login' } as const;
      const { token, user_id, ...player } = await callApi<typeof logIn>(call, {
        body: { username, password },
      });
      startSession({ token, userId: user_id, username: player.username });
      return true;
    } catch (reason) {
      setFailure(wordsFor(reason));
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return { send, isSending, failure };
}

/** Whether name and password were wrong, or could not even be looked at. */
function wordsFor(failure: unknown): string {
  if (!isApiFailure(failure) || failure.status === 0 || failure.status >= 500)
    return loginStrings.unreachable;
  if (failure.status === 429) return failure.problem.error;
  return loginStrings.wrong;
}

const neverChanges = () => () => {};
const always = () => true;
const never = () => false;
