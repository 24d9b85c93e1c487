import type { ComponentProps, ReactNode } from 'react';
import { Link, type SiteAddress } from '../controls/link.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './text-hits.module.css';

type Marks = ComponentProps<typeof MarkedText>['marks'];

interface TextHitProps {
  to: SiteAddress;
  title: string;
  marks: Marks;
  /** After the title. */
  note?: ReactNode;
  excerpt: string;
  excerptMarks: Marks;
  /** A line of facts. */
  children: ReactNode;
}

/** Texts that a search has found, with the words marked. */
export function TextHits({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export function TextHit({ to, title, marks, note, excerpt, excerptMarks, children }: TextHitProps) {
  return (
    <li>
      <article className={styles.hit}>
        <h2>
          <Link to={to} isPrefetched={false}>
            <MarkedText text={title} marks={marks} />
            {note}
          </Link>
        </h2>
        {excerpt !== '' && (
          <p className={styles.excerpt}>
            <MarkedText text={excerpt} marks={excerptMarks} />
          </p>
        )}
        <div className={styles.facts}>{children}</div>
      </article>
    </li>
  );
}
