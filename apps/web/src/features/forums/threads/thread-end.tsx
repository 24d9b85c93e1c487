import type { ThreadPage } from '@wallabee/contract/forums/forum';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { addThreadHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';

export function ThreadEnd({ thread }: { thread: ThreadPage }) {
  const { forum, post_data, can_add } = thread;
  if (!post_data.is_closed)
    return <EmptyState heading={forumStrings.noRight} text={forumStrings.noRightText} />;
  return (
    <EmptyState
      heading={forumStrings.threadClosed}
      text={can_add ? forumStrings.threadClosedText(forum.title) : forumStrings.threadClosedReadOnly}
      action={
        can_add && (
          <ButtonLink look="line" to={addThreadHref(forum.id)}>
            {forumStrings.addThread}
          </ButtonLink>
        )
      }
    />
  );
}
