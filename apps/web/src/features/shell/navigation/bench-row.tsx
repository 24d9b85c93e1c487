import { useLocation } from 'react-router';
import visibility from '../../../platform/session/visibility.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { wrapClass } from '../../../ui/layout/page-layout.tsx';
import { shellStrings } from '../shell.strings.ts';
import styles from './bench-row.module.css';
import { BENCH_PAGES, benchPageOf } from './site-map.ts';

/** In the document from the start, so that nothing shifts when the session is read. */
export function BenchRow({ waiting }: { waiting: number }) {
  const { pathname } = useLocation();
  const current = benchPageOf(pathname);
  if (current === undefined) return null;
  const tabs = BENCH_PAGES.map(({ href, label }) => ({
    href,
    label,
    extra: href === '/swaps' && <Badge count={waiting} label={shellStrings.waiting(waiting)} look="honey" />,
  }));
  return (
    <div className={classNames(styles.bench, visibility.loggedIn)}>
      <div className={wrapClass}>
        <Tabs label={shellStrings.bench} tabs={tabs} currentHref={current} />
      </div>
    </div>
  );
}
