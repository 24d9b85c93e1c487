import { dayOf } from '@wallabee/contract/protocol/day';
import { DaySlider } from '../../ui/charts/day-slider.tsx';
import { monthDays } from '../../ui/charts/month-days.ts';
import { Link } from '../../ui/controls/link.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { wallStrings } from './number-wall.strings.ts';
import { type WallFilters, withFilters, writeFilters } from './sieve/wall-filters.ts';
import styles from './wall-day.module.css';
import { filtersHref } from './wall-links.ts';

interface WallDayProps {
  firstDay: string | null;
  filters: WallFilters;
  total: number;
  onDay: (day: string | null) => void;
}

/** Chooses the day as of which the wall is shown. */
export function WallDay({ firstDay, filters, total, onDay }: WallDayProps) {
  if (firstDay === null) return null;
  const others = writeFilters({ ...filters, at: null, page: 1 });
  return (
    <div className={styles.day}>
      {filters.at !== null && total === 0 && <p>{wallStrings.noneThen(formatDate(filters.at))}</p>}
      <DaySlider
        days={monthDays(firstDay, dayOf(Date.now()))}
        day={filters.at}
        onDay={onDay}
        others={[...new URLSearchParams(others)]}
      />
    </div>
  );
}

export function PastTable({ filters }: { filters: WallFilters }) {
  return (
    <p>
      {wallStrings.pastTable}{' '}
      <Link to={filtersHref(withFilters(filters, { at: null }))} preventScrollReset replace>
        {wallStrings.backToToday}
      </Link>
    </p>
  );
}
