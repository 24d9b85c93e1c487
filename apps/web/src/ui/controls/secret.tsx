import styles from './secret.module.css';

export function Secret({ children }: { children: string }) {
  return <code className={styles.secret}>{children}</code>;
}

export function SecretList({ secrets }: { secrets: string[] }) {
  return (
    <ul className={styles.secret}>
      {secrets.map((secret) => (
        <li key={secret}>
          <code>{secret}</code>
        </li>
      ))}
    </ul>
  );
}
