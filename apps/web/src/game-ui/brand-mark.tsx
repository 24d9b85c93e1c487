import styles from './brand-mark.module.css';

export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
      <path className={styles.edge} d="M14 19C7 12 8 4 10 2c4 1 9 8 9 15Zm16 0c7-7 6-15 4-17-4 1-9 8-9 15Z" />
      <path
        className={styles.ear}
        d="M13.5 15.5C10.5 12 10.5 8 11 6c2 1.5 4 5 4.5 8.5ZM30.5 15.5c3-3.5 3-7.5 2.5-9.5-2 1.5-4 5-4.5 8.5Z"
      />
      <path className={styles.head} d="M22 13 34.5 20v14L22 41.5 9.5 34V20Z" />
      <path className={styles.chin} d="M10.8 32.8h22.4L22 39.7Z" />
      <path
        className={styles.face}
        d="M19.4 23.5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0Zm9 0a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0ZM19.5 27.2h5L22 30.4Z"
      />
    </svg>
  );
}
