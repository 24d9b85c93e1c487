import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { loginLink } from '../../../platform/session/login-return.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { mistakeStrings as strings } from '../results.strings.ts';
import styles from './login-needed.module.css';

/** The query is right, but nobody is logged in whom it could be about. */
export function LoginNeeded({ q, needed }: { q: string; needed: QueryMistake }) {
  return (
    <section className={styles.panel} role="status">
      <div>
        <h2>{strings.loginHeading(q.slice(needed.from, needed.to))}</h2>
        <p>{strings.loginText}</p>
      </div>
      <ButtonLink {...loginLink}>{strings.login}</ButtonLink>
    </section>
  );
}
