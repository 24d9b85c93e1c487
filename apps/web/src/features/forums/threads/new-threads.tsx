import type { ForumSummary } from '@wallabee/contract/forums/forum';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MediaList, MediaRow } from '../../../ui/lists/media-list.tsx';
import { threadHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';
import { PostMoment } from '../post-moment.tsx';
import { newestThreads } from './newest-threads.ts';

const SHOWN = 6;

export function NewThreads({ forums }: { forums: readonly ForumSummary[] }) {
  const threads = newestThreads(forums, SHOWN);
  if (threads.length === 0) return null;
  return (
    <Panel heading={forumStrings.newThreads}>
      <MediaList label={forumStrings.newThreads}>
        {threads.map(({ forum, thread_id, title, user, created_at }) => (
          <MediaRow
            key={thread_id}
            picture={
              <Avatar src={artOf({ kind: 'player', id: user.id }, user.image_key, 50).src} hue={user.hue} />
            }
            title={<Link to={threadHref({ forumId: forum.id, threadId: thread_id })}>{title}</Link>}
            detail={
              <>
                {forumStrings.wroteIn(user.name, forum.title)} <PostMoment at={created_at} />
              </>
            }
          />
        ))}
      </MediaList>
    </Panel>
  );
}
