import { loginLink } from '../../../platform/session/login-return.ts';
import visibility from '../../../platform/session/visibility.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { resultStrings } from '../results.strings.ts';
import styles from './answer-view.module.css';

/** The forums are for players, so a visitor's search leaves them out. */
export function ForumsNeedLogin() {
  return (
    <p className={classNames(styles.login, visibility.loggedOut)}>
      <Link {...loginLink}>{resultStrings.logIn}</Link> {resultStrings.forumsNeedLogin}
    </p>
  );
}
