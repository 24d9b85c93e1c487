import type { FoundPost, searchForums } from '@wallabee/contract/forums/forum-search';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { MarkedText } from '../../../ui/lists/marked-text.tsx';
import { memberHref } from '../forum-links.ts';
import { PostMoment } from '../post-moment.tsx';
import { findingStrings as strings } from './finding.strings.ts';
import styles from './found-posts.module.css';
import { type ForumSearch, forumSearchHref } from './search-address.ts';

interface FoundPostsProps {
  search: ForumSearch;
  found: ResponseOf<typeof searchForums>;
}

export function FoundPosts({ search, found: { posts, paging } }: FoundPostsProps) {
  if (posts.length === 0) return <EmptyState heading={strings.nothing} text={strings.nothingText} />;
  return (
    <>
      <p className={styles.count} role="status">
        {paging.total_results < MOST_COUNTED
          ? strings.found(paging.total_results)
          : strings.foundMany(MOST_COUNTED)}
      </p>
      <ul className={styles.list} aria-label={strings.results}>
        {posts.map((post) => (
          <li key={post.post_id}>
            <FoundPostRow post={post} />
          </li>
        ))}
      </ul>
      <Pager
        current={paging.current_page - 1}
        total={paging.total_pages}
        href={(page) => forumSearchHref({ ...search, page: page + 1 })}
        label={strings.pages}
      />
    </>
  );
}

/** As the API counts. */
const MOST_COUNTED = 10_000;

function FoundPostRow({ post }: { post: FoundPost }) {
  return (
    <article className={styles.row}>
      <h2>
        <Link to={post.url as SiteAddress} isPrefetched={false}>
          <MarkedText text={post.title} marks={post.title_marks} />{' '}
          <span className={styles.number}>{strings.numberOf(post.position)}</span>
        </Link>
      </h2>
      {post.excerpt !== '' && (
        <p className={styles.excerpt}>
          <MarkedText text={post.excerpt} marks={post.excerpt_marks} />
        </p>
      )}
      <p className={styles.facts}>
        <Tag kind="line">{post.forum.title}</Tag>
        <span>
          {strings.by} <Link to={memberHref(post.user.id)}>{post.user.name}</Link>
        </span>
        <PostMoment at={post.created} />
      </p>
    </article>
  );
}
