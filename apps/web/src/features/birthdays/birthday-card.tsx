import { Icon } from '../../ui/icon.tsx';
import styles from './birthday-form.module.css';
import { birthdayStrings as strings } from './birthdays.strings.ts';

/** What the others will see of it. */
export function BirthdayCard({ date }: { date: string | undefined }) {
  return (
    <aside className={styles.card} aria-label={strings.card}>
      <span className={styles.cake}>
        <Icon name="cake" />
      </span>
      <p className={styles.day}>{date ?? strings.noDate}</p>
      <p className={styles.note}>{strings.shownTo}</p>
    </aside>
  );
}
