import type { ReactNode } from 'react';
import { wrapClass } from '../ui/layout/page-layout.tsx';
import { Avatar } from './avatar.tsx';
import styles from './person-band.module.css';

export function PersonBand({ children, tabs }: { children: ReactNode; tabs: ReactNode }) {
  return (
    <header className={styles.band}>
      <div className={wrapClass}>
        <div className={styles.person}>{children}</div>
        {tabs}
      </div>
    </header>
  );
}

type PersonFactsProps = {
  heading: ReactNode;
  avatar: { src: string | undefined; hue?: number | undefined } | { skeleton: ReactNode };
  aside?: ReactNode;
  tags?: ReactNode;
  stats: ReactNode;
  actions?: ReactNode;
};

export function PersonFacts({ heading, avatar, aside, tags, stats, actions }: PersonFactsProps) {
  return (
    <>
      {'skeleton' in avatar ? avatar.skeleton : <Avatar {...avatar} pixels={112} isHexagon />}
      <div className={styles.who}>
        <div className={styles.name}>
          <h1>{heading}</h1>
          {aside && <span>{aside}</span>}
        </div>
        {tags && <div className={styles.tags}>{tags}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.stats}>{stats}</div>
    </>
  );
}
