import type { ReactNode } from 'react';
import styles from './state.module.css';

type EmptyStateProps = {
  heading: string;
  text?: string | undefined;
  action?: ReactNode;
};

export function EmptyState({ heading, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <svg className={styles.mark} viewBox="0 0 64 70" aria-hidden="true">
        <path d="M32 2 61 18.5v33L32 68 3 51.5v-33Z" />
      </svg>
      <h2>{heading}</h2>
      {text && <p>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
