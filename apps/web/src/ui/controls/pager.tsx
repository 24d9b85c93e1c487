import { formatNumber } from '../format-number.ts';
import { Icon } from '../icon.tsx';
import { uiStrings } from '../ui.strings.ts';
import { Link, type SiteAddress } from './link.tsx';
import styles from './pager.module.css';
import { pagerPages } from './pager-pages.ts';

type PagerProps = {
  /** Counted from 0, as in the URL; shown from 1. */
  current: number;
  total: number;
  href: (page: number) => SiteAddress;
  label?: string | undefined;
};

export function Pager({ current, total, href, label = uiStrings.pages }: PagerProps) {
  if (total <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {current > 0 && (
        <Link to={href(current - 1)} rel="prev" aria-label={uiStrings.previousPage}>
          <Icon name="arrowLeft" />
        </Link>
      )}
      {pagerPages(current, total).map((entry, index) =>
        entry === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its index.
          <span key={`gap-${index}`}>{uiStrings.gap}</span>
        ) : (
          <PageLink key={entry} page={entry} to={href(entry)} isCurrent={entry === current} />
        ),
      )}
      {current < total - 1 && (
        <Link to={href(current + 1)} rel="next" aria-label={uiStrings.nextPage}>
          <Icon name="arrowRight" />
        </Link>
      )}
    </nav>
  );
}

function PageLink({ page, to, isCurrent }: { page: number; to: SiteAddress; isCurrent: boolean }) {
  const shown = formatNumber(page + 1);
  return (
    <Link to={to} aria-label={uiStrings.page(shown)} aria-current={isCurrent ? 'page' : undefined}>
      {shown}
    </Link>
  );
}
