import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { uiStrings } from '../ui.strings.ts';
import styles from './more-filters.module.css';

type MoreFiltersProps = {
  children: ReactNode;
  /** How many of the filters inside are set. */
  count: number;
  /** Few enough for one row, the ticks included. */
  isShort?: boolean | undefined;
  /** Where a field inside has something to say. */
  isOpenAtFirst?: boolean | undefined;
};

/** The less used fields of a filter bar; on a phone they are folded. For lists that only the browser renders. */
export function MoreFilters({ children, count, isShort, isOpenAtFirst = false }: MoreFiltersProps) {
  const [isOpen, setOpen] = useState(() => isOpenAtFirst || window.matchMedia('(min-width: 700px)').matches);
  return (
    <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="filter" />
        {uiStrings.moreFilters}
        {count > 0 && <b>{uiStrings.filtersOn(count)}</b>}
        <Icon name="chevronDown" className={styles.fold} />
      </summary>
      <div className={classNames(styles.fields, isShort && styles.short)}>{children}</div>
    </details>
  );
}

export function FilterTicks({ children }: { children: ReactNode }) {
  return <div className={styles.ticks}>{children}</div>;
}
