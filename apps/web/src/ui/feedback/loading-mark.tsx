import styles from './loading-mark.module.css';

export function LoadingMark({ label }: { label: string }) {
  return (
    <span className={styles.loading} role="status">
      <svg viewBox="0 0 44 48" aria-hidden="true">
        <path d="M22 3 40 13.5v21L22 45 4 34.5v-21Z" pathLength={6} />
        <path d="M22 3 40 13.5v21L22 45 4 34.5v-21Z" pathLength={6} />
      </svg>
      {label}
    </span>
  );
}
