import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { wrapClass } from '../../ui/layout/page-layout.tsx';
import { searchStrings } from './search.strings.ts';
import styles from './search-frame.module.css';
import { guideHref } from './search-links.ts';

interface SearchFrameProps {
  /** Above the box. */
  heading?: ReactNode;
  form: ReactNode;
  hasHint?: boolean | undefined;
  /** Nothing follows the box. */
  isAll?: boolean | undefined;
  children: ReactNode;
}

/** The band with the box. The page continues the band, or ends it. */
export function SearchFrame({ heading, form, hasHint, isAll, children }: SearchFrameProps) {
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <div className={styles.band}>
        <div className={classNames(wrapClass, styles.ask, isAll && styles.all)}>
          {heading}
          {form}
          {hasHint && <Hint />}
        </div>
      </div>
      {children}
    </main>
  );
}

function Hint() {
  return (
    <p className={styles.hint}>
      <span>
        {searchStrings.hint} <Link to={guideHref}>{searchStrings.howToAsk}</Link>
      </span>
      <span className={styles.key}>
        <kbd>{searchStrings.searchKey}</kbd> {searchStrings.fromAnyPage}
      </span>
    </p>
  );
}
