import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './stat-list.module.css';

type StatListProps = {
  stats: readonly { term: string; value: ReactNode }[];
  isBoxed?: boolean | undefined;
};

export function StatList({ stats, isBoxed }: StatListProps) {
  return (
    <dl className={classNames(styles.stats, isBoxed && styles.boxed)}>
      {stats.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
