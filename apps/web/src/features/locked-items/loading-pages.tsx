import type { ReactNode } from 'react';
import { LoadingMark } from '../../ui/feedback/loading-mark.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import styles from './loading-pages.module.css';
import { lockedItemStrings as strings } from './locked-items.strings.ts';
import type { LockedList } from './table/locked-list.ts';

interface LoadingPagesProps {
  list: LockedList;
  withoutScript?: ReactNode;
}

export function LoadingPages({ list: { pages, total }, withoutScript }: LoadingPagesProps) {
  const percent = total ? Math.round((pages.size / total.pages) * 100) : 0;
  return (
    <div className={styles.loading}>
      <LoadingMark
        label={
          total ? strings.progress(formatNumber(pages.size), formatNumber(total.pages)) : strings.loading
        }
      />
      <ProgressBar percent={percent} label={strings.loading} />
      {withoutScript && <noscript>{withoutScript}</noscript>}
    </div>
  );
}
