import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { wrapClass } from './page-layout.tsx';
import styles from './person-band.module.css';

type PersonBandProps = {
  heading: string;
  avatar: string | undefined;
  hue: number;
  /** Beside the heading, smaller: what else they are called. */
  aside?: ReactNode;
  /** Tags and a few words, in one line where it fits. */
  tags: ReactNode;
  /** A boxed StatList. */
  stats: ReactNode;
  actions?: ReactNode;
  /** Stand on the lower edge. */
  tabs: ReactNode;
};

/** The head of somebody's pages: a PageLayout's banner. */
export function PersonBand({ heading, avatar, hue, aside, tags, stats, actions, tabs }: PersonBandProps) {
  return (
    <header className={styles.band}>
      <div className={wrapClass}>
        <div className={styles.person}>
          <Avatar src={avatar} hue={hue} pixels={112} isHexagon />
          <div className={styles.who}>
            <div className={styles.name}>
              <h1>{heading}</h1>
              {aside && <span>{aside}</span>}
            </div>
            <div className={styles.tags}>{tags}</div>
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
          <div className={styles.stats}>{stats}</div>
        </div>
        {tabs}
      </div>
    </header>
  );
}
