import { Link } from '../../../ui/controls/link.tsx';
import { shellStrings } from '../shell.strings.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <Link className={styles.skip} to="#main" reloadDocument>
      {shellStrings.skip}
    </Link>
  );
}
