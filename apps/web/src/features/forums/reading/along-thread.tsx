import type { ThreadDays } from '@wallabee/contract/forums/reading';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import { type FormEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/controls/field.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { type ThreadAddress, threadHref } from '../forum-links.ts';
import { postCount } from '../forums.strings.ts';
import styles from './along-thread.module.css';
import { DATE_FIELD } from './jump-row.tsx';
import { readingStrings } from './reading.strings.ts';
import { nameOfStretch, type Place, placeOfDay, type Stretch, stretchesOf } from './thread-days.ts';

interface AlongThreadProps {
  days: ThreadDays;
  address: ThreadAddress;
  visit: ThreadState | undefined;
}

export function AlongThread({ days, address, visit }: AlongThreadProps) {
  const stretches = stretchesOf(days);
  const most = Math.max(...stretches.map(({ posts }) => posts));
  const years = new Set(stretches.map(({ time }) => time.slice(0, 4)));
  const onlyYear = years.size === 1 ? [...years][0] : undefined;
  const hrefOf = ({ page, position }: Place) => threadHref({ ...address, threadPage: page, position });
  return (
    <Panel heading={readingStrings.along} aside={postCount(days.posts)}>
      <ol className={styles.stretches}>
        {stretches.map((stretch) => (
          <li key={stretch.time} className={classNames(hasUnread(stretch, visit) && styles.unread)}>
            <Link to={hrefOf(stretch)}>
              <StretchName time={stretch.time} onlyYear={onlyYear} />
              <svg className={styles.bar} aria-hidden="true">
                <rect width={`${Math.round((100 * stretch.posts) / most)}%`} height="100%" rx="2" />
              </svg>
              <span className={styles.count}>
                {formatNumber(stretch.posts)}
                <VisuallyHidden>{readingStrings.postsHere(stretch.posts)}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <DateForm days={days} hrefOf={hrefOf} />
    </Panel>
  );
}

function hasUnread({ position, posts }: Stretch, visit: ThreadState | undefined): boolean {
  return visit !== undefined && visit.unread_posts > 0 && position + posts > visit.read_posts;
}

/** The server's pages may be read on another day. */
function StretchName({ time, onlyYear }: { time: string; onlyYear: string | undefined }) {
  const today = useSyncExternalStore(
    neverChanges,
    () => new Date().toISOString().slice(0, 10),
    () => '',
  );
  return <span>{time === today ? readingStrings.today : nameOfStretch(time, onlyYear)}</span>;
}

const neverChanges = () => () => {};

interface DateFormProps {
  days: ThreadDays;
  hrefOf: (place: Place) => string;
}

function DateForm({ days, hrefOf }: DateFormProps) {
  const navigate = useNavigate();
  // The link to the field may be followed before the field is loaded.
  const isLinked = useLocation().hash === `#${DATE_FIELD}`;
  const first = days.days[0]?.day;
  const last = days.days.at(-1)?.day;
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get('date');
    const place = typeof day === 'string' && day !== '' ? placeOfDay(days, day) : undefined;
    if (place) void navigate(hrefOf(place));
  };
  return (
    <form className={styles.jump} onSubmit={jump} noValidate>
      <label htmlFor={DATE_FIELD}>{readingStrings.jumpLabel}</label>
      <div>
        <Input
          id={DATE_FIELD}
          type="date"
          name="date"
          min={first}
          max={last}
          defaultValue={last}
          autoFocus={isLinked}
        />
        <Button look="line" type="submit">
          {readingStrings.go}
        </Button>
      </div>
    </form>
  );
}
