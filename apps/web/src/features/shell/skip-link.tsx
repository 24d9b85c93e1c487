import { shellStrings } from './shell.strings.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {shellStrings.skip}
    </a>
  );
}
