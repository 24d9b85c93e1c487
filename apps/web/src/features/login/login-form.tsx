import { type FormEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { PasswordField } from '../../ui/controls/password-field.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { loginStrings } from './login.strings.ts';
import styles from './login-form.module.css';
import { useLogin } from './use-login.ts';

export function LoginForm() {
  const isReady = useSyncExternalStore(neverChanges, always, never);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const { send, changed, isSending, needsCode, failure } = useLogin((isCodeNeeded) =>
    (isCodeNeeded ? code : password).current?.select(),
  );
  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(typedInto(event.currentTarget));
  };

  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={submit}
      onChange={(event) => changed(typedInto(event.currentTarget))}
    >
      <TextField
        label={loginStrings.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        label={loginStrings.password}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        ref={password}
      />
      {needsCode && (
        <>
          <Notice kind="plain">{loginStrings.codeNeeded}</Notice>
          <TextField
            label={loginStrings.code}
            hint={loginStrings.codeHint}
            name="code"
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            ref={code}
          />
        </>
      )}
      <div hidden={failure === null}>{failure !== null && <Notice kind="bad">{failure}</Notice>}</div>
      {/* A submit before the script has loaded would have no effect. */}
      <Button type="submit" isBusy={isSending} disabled={!isReady}>
        {isSending ? loginStrings.loggingIn : loginStrings.login}
      </Button>
      <noscript>{loginStrings.noScript}</noscript>
    </form>
  );
}

function typedInto(element: HTMLFormElement) {
  const form = new FormData(element);
  const code = String(form.get('code') ?? '');
  return {
    username: String(form.get('username')),
    password: String(form.get('password')),
    ...(code && { code }),
  };
}

const neverChanges = () => () => {};
const always = () => true;
const never = () => false;
