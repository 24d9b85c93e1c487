import type { ThreadPage } from '@wallabee/contract/forums/forum';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MediaList, MediaRow } from '../../../ui/lists/media-list.tsx';
import { threadHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { PostMoment } from '../posts/post-moment.tsx';
import styles from './thread-side.module.css';

const SHOWN = 4;

export function ThreadSide({ thread }: { thread: ThreadPage }) {
  return (
    <>
      {thread.item && <AboutItem item={thread.item} />}
      <AlsoHere thread={thread} />
    </>
  );
}

function AboutItem({ item }: { item: NonNullable<ThreadPage['item']> }) {
  const art = artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 100);
  return (
    <Panel heading={forumStrings.aboutItem} hue={item.hue}>
      <Link className={styles.item} to={`/tools/item/${item.item_type_id}`}>
        <span className={styles.art}>
          <PlateArt art={art} pixels={72} hue={item.hue} size="thumb" />
        </span>
        {item.name}
      </Link>
    </Panel>
  );
}

/** Optional content: nothing is shown while it loads or if it fails. */
function AlsoHere({ thread }: { thread: ThreadPage }) {
  const { forum, thread_id } = thread;
  const { data } = useApiQuery(forumCalls.readForum, {
    params: { forumId: forum.id, page: 0 },
  });
  const others = data?.posts.filter(({ id }) => id !== thread_id).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <Panel heading={forumStrings.alsoIn(forum.title)}>
      <MediaList>
        {others.map((other) => (
          <MediaRow
            key={other.id}
            title={<Link to={threadHref({ forumId: forum.id, threadId: other.id })}>{other.title}</Link>}
            detail={
              <>
                {forumStrings.latestBy(other.latest_name)} <PostMoment at={other.latest_created_at} />
              </>
            }
            end={other.closed && <Tag kind="closed">{forumStrings.closed}</Tag>}
          />
        ))}
      </MediaList>
    </Panel>
  );
}
