import type { ReactNode } from 'react';
import visibility from '../../platform/session/visibility.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { homeStrings as strings } from './home.strings.ts';
import styles from './strips.module.css';

/** Leads players to their hive; the rest of the strip is the page's. */
export function PlayerStrip({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(styles.player, visibility.loggedIn)}>
      {children}
      <Link className={styles.hive} to="/hive">
        <span>
          <b>{strings.hive}</b>
          {strings.hiveText}
        </span>
        <Icon name="arrowRight" />
      </Link>
    </div>
  );
}
