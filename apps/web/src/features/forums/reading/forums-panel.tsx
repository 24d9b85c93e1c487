import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ForumState } from '@wallabee/contract/forums/reading';
import type { ForumId } from '@wallabee/contract/protocol/ids';
import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { When } from '../../../ui/when/when.tsx';
import { FORUM_SEARCH, forumHref, placeHref, threadHref } from '../forum-links.ts';
import styles from './forums-panel.module.css';
import { MarkRead } from './mark-read.tsx';
import { NewThreadCount } from './new-mark.tsx';
import { readingStrings } from './reading.strings.ts';

const SHOWN = 8;

/**
 * The list is optional: it is left out while it loads or if it fails. The form is a plain one, so that a thread does not
 * load the scripts of the search.
 */
export function ForumsPanel({ current }: { current: ForumId }) {
  const { data } = useApiQuery(forumCalls.listForumStates, {});
  const isUnread = data?.some(({ unread_threads }) => unread_threads > 0);
  return (
    <Panel heading={readingStrings.forums} aside={isUnread && <MarkRead look="quiet" />}>
      <search>
        <form action={FORUM_SEARCH}>
          <SearchBox label={readingStrings.searchPosts} maxLength={LONGEST_QUERY} />
        </form>
      </search>
      {data && (
        <ul className={styles.forums}>
          {shownOf(data, current).map((forum) => (
            <li key={forum.id} className={classNames(forum.unread_threads > 0 && styles.unread)}>
              <ForumLine forum={forum} isCurrent={forum.id === current} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The current forum first, then those with something new. */
function shownOf(forums: readonly ForumState[], current: ForumId): ForumState[] {
  const rank = ({ id, unread_threads }: ForumState) => (id === current ? 0 : unread_threads > 0 ? 1 : 2);
  return [...forums].sort((one, other) => rank(one) - rank(other)).slice(0, SHOWN);
}

function ForumLine({ forum, isCurrent }: { forum: ForumState; isCurrent: boolean }) {
  const { id, title, unread_threads, newest } = forum;
  return (
    <div className={classNames(styles.forum, isCurrent && styles.current)}>
      <Link className={styles.title} to={forumHref(id)}>
        {title}
      </Link>
      <span className={styles.end}>
        <NewThreadCount count={unread_threads} />
      </span>
      {newest && (
        <>
          <Link className={styles.thread} to={hrefOf(id, newest)}>
            {newest.title}
          </Link>
          <span className={styles.end}>
            <When at={newest.created_at} />
          </span>
        </>
      )}
    </div>
  );
}

function hrefOf(forumId: ForumId, { thread_id, first_unread }: NonNullable<ForumState['newest']>) {
  const address = { forumId, threadId: thread_id };
  return first_unread ? placeHref(address, first_unread) : threadHref(address);
}
