import type { ThreadListPage } from '@wallabee/contract/forums/reading';
import type { ThreadView } from '@wallabee/contract/forums/thread-views';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FORUMS, viewHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { readingStrings } from '../reading/reading.strings.ts';
import styles from './listed-threads.module.css';
import { ThreadRow, ThreadRows } from './thread-list.tsx';

interface ListedThreadsProps {
  list: ThreadListPage;
  view: ThreadView;
  page: number;
}

export function ListedThreads({ list, view, page }: ListedThreadsProps) {
  if (list.threads.length === 0)
    return page === 0 ? <NothingListed view={view} /> : <NoSuchPage {...{ view, page }} />;
  return (
    <>
      <ThreadRows>
        {list.threads.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            state={thread}
            forumTitle={thread.forum.title}
            address={{ forumId: thread.forum.id, threadId: thread.id }}
          />
        ))}
      </ThreadRows>
      {(page > 0 || list.has_more) && (
        <nav className={styles.pages} aria-label={readingStrings.listPages}>
          {page > 0 && (
            <ButtonLink look="line" isSmall rel="prev" to={viewHref(view, page - 1)}>
              {readingStrings.newer}
            </ButtonLink>
          )}
          {list.has_more && (
            <ButtonLink look="line" isSmall rel="next" to={viewHref(view, page + 1)}>
              {readingStrings.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function NoSuchPage({ view, page }: { view: ThreadView; page: number }) {
  return (
    <EmptyState
      heading={forumStrings.noSuchPage(page + 1)}
      action={<ButtonLink to={viewHref(view)}>{forumStrings.toFirstPage}</ButtonLink>}
    />
  );
}

function NothingListed({ view }: { view: ThreadView }) {
  return (
    <EmptyState
      heading={readingStrings.empty[view]}
      text={readingStrings.emptyText[view]}
      action={<ButtonLink to={FORUMS}>{forumStrings.allForums}</ButtonLink>}
    />
  );
}
