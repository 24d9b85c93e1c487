import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link, type SiteAddress } from '../controls/link.tsx';
import { Icon } from '../icon.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = {
  heading: string;
  back?: { href: SiteAddress; label: string } | undefined;
  lead?: ReactNode;
  art?: ReactNode;
  stats?: ReactNode;
  tags?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ heading, back, lead, art, stats, tags, actions }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, !back && styles.top)}>
      {back && <BackLink {...back} />}
      <div className={classNames(styles.body, Boolean(art) && styles.withArt)}>
        {art && <div className={styles.art}>{art}</div>}
        <div className={styles.title}>
          <h1>{heading}</h1>
          {tags && <div className={styles.tags}>{tags}</div>}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        {stats && <div className={styles.stats}>{stats}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}

export function BackLink({ href, label }: { href: SiteAddress; label: string }) {
  return (
    <Link className={styles.back} to={href}>
      <Icon name="arrowLeft" />
      {label}
    </Link>
  );
}
