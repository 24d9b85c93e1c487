import { type ReactNode, useId } from 'react';
import { Link, type SiteAddress } from '../../ui/controls/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './shelf-section.module.css';

interface ShelfSectionProps {
  heading: string;
  more?: { href: SiteAddress; label: string } | undefined;
  children: ReactNode;
}

/** One shelf of the cabinet. */
export function ShelfSection({ heading, more, children }: ShelfSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        {more && (
          <Link className={styles.more} to={more.href}>
            {more.label}
            <Icon name="arrowRight" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

export function EmptyShelf({ text }: { text: string }) {
  return <p className={styles.empty}>{text}</p>;
}
