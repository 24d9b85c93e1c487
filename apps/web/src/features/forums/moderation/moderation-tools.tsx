import type { Post } from '@wallabee/contract/forums/forum';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { useCallApi } from '../../../platform/api.ts';
import { moderationStrings } from './moderation.strings.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export function PostModeration({ post }: { post: Post }) {
  return (
    <>
      {post.can_remove && <RemovePost post={post} />}
      {post.has_forums_right !== null && <ForumsRight post={post} hasRight={post.has_forums_right} />}
    </>
  );
}

export function ReopenThread({ threadId }: { threadId: ThreadId }) {
  const callApi = useCallApi();
  return (
    <ReasonDialog
      label={moderationStrings.reopenThread}
      question={moderationStrings.reopenQuestion}
      done={moderationStrings.reopenedNow}
      look="line"
      act={(reason) => callApi(forumCalls.reopenThread, { params: { threadId }, body: { reason } })}
    />
  );
}

function RemovePost({ post }: { post: Post }) {
  const callApi = useCallApi();
  return (
    <ReasonDialog
      label={moderationStrings.remove}
      ariaLabel={moderationStrings.removeOf(post.user.name)}
      question={moderationStrings.removeQuestion}
      text={moderationStrings.removeText}
      done={moderationStrings.removedNow}
      isDanger
      act={(reason) => callApi(forumCalls.removePost, { params: { postId: post.id }, body: { reason } })}
    />
  );
}

function ForumsRight({ post: { user }, hasRight }: { post: Post; hasRight: boolean }) {
  const callApi = useCallApi();
  const { name } = user;
  return (
    <ReasonDialog
      label={hasRight ? moderationStrings.takeRight : moderationStrings.giveRight}
      question={
        hasRight ? moderationStrings.takeRightQuestion(name) : moderationStrings.giveRightQuestion(name)
      }
      {...(hasRight && { text: moderationStrings.takeRightText, isDanger: true })}
      done={moderationStrings.rightChanged}
      act={(reason) =>
        callApi(forumCalls.changeForumsRight, {
          params: { playerId: user.id },
          body: { has_forums_right: !hasRight, reason },
        })
      }
    />
  );
}
