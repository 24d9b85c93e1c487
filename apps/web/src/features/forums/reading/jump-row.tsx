import type { ThreadPage } from '@wallabee/contract/forums/forum';
import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { placeHref, type ThreadAddress, threadHref } from '../forum-links.ts';
import styles from './reading.module.css';
import { readingStrings } from './reading.strings.ts';

interface JumpRowProps {
  address: ThreadAddress;
  thread: ThreadPage;
  visit: ThreadState | undefined;
}

/** Where the field of the date is, beside or below the posts. */
export const DATE_FIELD = 'jump-to-date';

export function JumpRow({ address, thread, visit }: JumpRowProps) {
  const latest = { threadPage: thread.thread_total_pages - 1, position: thread.post_data.post_count - 1 };
  return (
    <>
      {visit?.first_unread && (
        <ButtonLink className={styles.unreadButton} isSmall to={placeHref(address, visit.first_unread)}>
          <Icon name="download" />
          {readingStrings.firstUnread}
          <b aria-hidden="true">{formatNumber(visit.unread_posts)}</b>
          <VisuallyHidden>{readingStrings.unreadCount(visit.unread_posts)}</VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink look="line" to={`#${DATE_FIELD}`} replace onClick={focusDate}>
        <Icon name="calendar" />
        {readingStrings.jumpToDate}
      </ButtonLink>
      <ButtonLink look="line" to={threadHref({ ...address, ...latest })}>
        {readingStrings.latest}
      </ButtonLink>
    </>
  );
}

function focusDate() {
  document.getElementById(DATE_FIELD)?.focus();
}
