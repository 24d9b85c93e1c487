import { useRef } from 'react';
import { loginLink } from '../../../platform/session/login-return.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import type { CallDoc } from '../document/call-docs.ts';
import { TrialField } from './trial-field.tsx';
import { TrialResult } from './trial-result.tsx';
import styles from './try-call.module.css';
import { useTrial } from './use-trial.ts';

export function TryCall({ call }: { call: CallDoc }) {
  const isLoggedIn = useSession() !== null;
  const { fields, faults, answered, isBusy, submit, stop } = useTrial(call);
  const sendButton = useRef<HTMLButtonElement>(null);
  const isPossible = call.needs !== 'token' || isLoggedIn;
  const isOpen = answered !== undefined && answered !== 'unreachable' && answered.isOpen;

  function stopStream() {
    stop();
    // The focused Stop button disappears.
    sendButton.current?.focus();
  }

  return (
    <div className={styles.trial}>
      {call.needs === 'token' && <p>{isLoggedIn ? strings.asYourself : <LoginNeeded />}</p>}
      {isPossible && (
        <form className={styles.form} onSubmit={submit} noValidate>
          {fields.map((input) => (
            <TrialField
              key={input.name}
              input={input}
              fault={faults.get(input.name)}
              isFilledIn={input.isInSample && isHarmless(call)}
            />
          ))}
          <ButtonRow>
            <Button type="submit" isBusy={isBusy} ref={sendButton}>
              {strings.send}
            </Button>
            {isOpen && (
              <Button look="line" onClick={stopStream}>
                {strings.stop}
              </Button>
            )}
          </ButtonRow>
        </form>
      )}
      <TrialResult call={call} answered={answered} />
    </div>
  );
}

function LoginNeeded() {
  return (
    <>
      {strings.loginNeeded}
      <Link {...loginLink}>{strings.login}</Link>
    </>
  );
}

/** The form of a harmless call is filled with examples, so that one press makes the call. */
function isHarmless({ method, needs }: CallDoc): boolean {
  return method === 'GET' && needs !== 'token';
}
