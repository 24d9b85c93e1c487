import { BrandMark } from '../../game-ui/brand-mark.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { loginStrings } from './login.strings.ts';
import styles from './login-form.module.css';
import { LoginForm } from './login-form.tsx';

export function LoginCard({ hasExpired }: { hasExpired: boolean }) {
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <BrandMark />
        <h1>{loginStrings.heading}</h1>
        <p>{loginStrings.lead}</p>
      </header>
      {hasExpired && <Notice kind="plain">{loginStrings.expired}</Notice>}
      <LoginForm />
      <p className={styles.new}>{loginStrings.newHere}</p>
    </section>
  );
}
