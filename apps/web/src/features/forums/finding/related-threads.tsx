import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MediaList, MediaRow } from '../../../ui/lists/media-list.tsx';
import { threadHref } from '../forum-links.ts';
import { PostMoment } from '../post-moment.tsx';
import { findingStrings as strings } from './finding.strings.ts';
import styles from './related-threads.module.css';
import { forumSearchHref } from './search-address.ts';

export interface RelatedThreadsProps {
  about: { item: ItemTypeId } | { set: SetId };
  name: string;
  hue: number;
}

/** Optional content: nothing is shown while it loads, if it fails, or where nobody wrote about it. */
export function RelatedThreads({ about, name, hue }: RelatedThreadsProps) {
  const { data } = useApiQuery(forumCalls.listRelatedThreads, { query: about });
  if (!data || data.threads.length === 0) return null;
  return (
    <div className={styles.related}>
      <Panel heading={strings.related} hue={hue}>
        <MediaList>
          {data.threads.map(({ id, forum, title, post_count, latest_at, latest_name }) => (
            <MediaRow
              key={id}
              title={<Link to={threadHref({ forumId: forum.id, threadId: id })}>{title}</Link>}
              detail={
                <>
                  {strings.threadDetail({ forum: forum.title, posts: post_count, name: latest_name })}{' '}
                  <PostMoment at={latest_at} />
                </>
              }
            />
          ))}
        </MediaList>
        <Link className={styles.more} to={forumSearchHref({ q: `"${name}"` })}>
          {strings.moreAbout(name)}
        </Link>
      </Panel>
    </div>
  );
}
