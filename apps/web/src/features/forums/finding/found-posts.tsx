import type { FoundPost, searchForums } from '@wallabee/contract/forums/forum-search';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { MOST_COUNTED } from '@wallabee/contract/search/search-kinds';
import { Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { TextHit, TextHits } from '../../../ui/lists/text-hits.tsx';
import { memberHref } from '../forum-links.ts';
import { postCount } from '../forums.strings.ts';
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
          ? postCount(paging.total_results)
          : strings.foundMany(MOST_COUNTED)}
      </p>
      <div className={styles.hits}>
        <TextHits label={strings.results}>
          {posts.map((post) => (
            <FoundPostRow key={post.post_id} post={post} />
          ))}
        </TextHits>
      </div>
      <Pager
        current={paging.current_page - 1}
        total={paging.total_pages}
        href={(page) => forumSearchHref({ ...search, page: page + 1 })}
        label={strings.pages}
      />
    </>
  );
}

function FoundPostRow({ post }: { post: FoundPost }) {
  const { url, title, title_marks, excerpt, excerpt_marks, position, forum, user, created } = post;
  return (
    <TextHit
      to={url as SiteAddress}
      {...{ title, excerpt }}
      marks={title_marks}
      excerptMarks={excerpt_marks}
      note={<span className={styles.number}>{strings.numberOf(position)}</span>}
    >
      <Tag kind="line">{forum.title}</Tag>
      <span>
        {strings.by} <Link to={memberHref(user.id)}>{user.name}</Link>
      </span>
      <PostMoment at={created} />
    </TextHit>
  );
}
