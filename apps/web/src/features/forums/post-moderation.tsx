import type { Post } from '@wallabee/contract/forums/forum';
import type { changeForumsRight, removePost } from '@wallabee/contract/forums/moderation';
import { useCallApi } from '../../platform/api.ts';
import { forumCalls } from './forum-calls.ts';
import { forumStrings } from './forums.strings.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Nothing at all for those who may not; the server says who may. */
export function PostModeration({ post }: { post: Post }) {
  return (
    <>
      {post.can_remove && <RemovePost post={post} />}
      {post.has_forums_right !== null && <ForumsRight post={post} hasRight={post.has_forums_right} />}
    </>
  );
}

function RemovePost({ post }: { post: Post }) {
  const callApi = useCallApi();
  return (
    <ReasonDialog
      label={forumStrings.remove}
      ariaLabel={forumStrings.removeOf(post.user.name)}
      question={forumStrings.removeQuestion}
      text={forumStrings.removeText}
      done={forumStrings.removedNow}
      isDanger
      act={(reason) =>
        callApi<typeof removePost>(forumCalls.remove, { params: { postId: post.id }, body: { reason } })
      }
    />
  );
}

function ForumsRight({ post: { user }, hasRight }: { post: Post; hasRight: boolean }) {
  const callApi = useCallApi();
  const { name } = user;
  return (
    <ReasonDialog
      label={hasRight ? forumStrings.takeRight : forumStrings.giveRight}
      question={hasRight ? forumStrings.takeRightQuestion(name) : forumStrings.giveRightQuestion(name)}
      {...(hasRight && { text: forumStrings.takeRightText, isDanger: true })}
      done={forumStrings.rightChanged}
      act={(reason) =>
        callApi<typeof changeForumsRight>(forumCalls.right, {
          params: { playerId: user.id },
          body: { has_forums_right: !hasRight, reason },
        })
      }
    />
  );
}
