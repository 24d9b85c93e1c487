import { loginLink } from '../../platform/session/login-return.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './keys.module.css';
import { keyStrings } from './keys.strings.ts';

/** Without JavaScript a login would not help, so it is not offered. */
export function LoginNeeded() {
  return (
    <>
      <noscript>
        <Notice kind="plain">{keyStrings.noScript}</Notice>
      </noscript>
      <div className={styles.login}>
        <EmptyState
          heading={keyStrings.loginNeeded}
          text={keyStrings.loginNeededHint}
          action={<ButtonLink {...loginLink}>{keyStrings.login}</ButtonLink>}
        />
      </div>
    </>
  );
}
