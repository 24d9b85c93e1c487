import styles from './comb.module.css';

export function Comb() {
  return (
    <svg className={styles.comb} viewBox="0 0 16 18" aria-hidden="true">
      <path className={styles.wax} d="M8 .5 15.5 4.8v8.4L8 17.5.5 13.2V4.8Z" />
      <path className={styles.core} d="M8 4 12.5 6.6v4.8L8 14 3.5 11.4V6.6Z" />
    </svg>
  );
}
