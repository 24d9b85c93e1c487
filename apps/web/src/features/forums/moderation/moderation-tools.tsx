import type { Post } from '@wallabee/contract/forums/forum';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
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
  return (
    <ReasonDialog
      label={moderationStrings.reopenThread}
      question={moderationStrings.reopenQuestion}
      done={moderationStrings.reopenedNow}
      look="line"
      call={forumCalls.reopenThread}
      inputFor={(reason, rule) => ({ params: { threadId }, body: { reason, rule } })}
    />
  );
}

function RemovePost({ post }: { post: Post }) {
  return (
    <ReasonDialog
      label={moderationStrings.remove}
      ariaLabel={moderationStrings.removeOf(post.user.name)}
      question={moderationStrings.removeQuestion}
      text={moderationStrings.removeText}
      done={moderationStrings.removedNow}
      isDanger
      call={forumCalls.removePost}
      inputFor={(reason, rule) => ({ params: { postId: post.id }, body: { reason, rule } })}
    />
  );
}

function ForumsRight({ post: { user }, hasRight }: { post: Post; hasRight: boolean }) {
  const { name } = user;
  return (
    <ReasonDialog
      label={hasRight ? moderationStrings.takeRight : moderationStrings.giveRight}
      question={
        hasRight ? moderationStrings.takeRightQuestion(name) : moderationStrings.giveRightQuestion(name)
      }
      {...(hasRight && { text: moderationStrings.takeRightText, isDanger: true })}
      done={moderationStrings.rightChanged}
      call={forumCalls.changeForumsRight}
      inputFor={(reason, rule) => ({
        params: { playerId: user.id },
        body: { has_forums_right: !hasRight, reason, rule },
      })}
    />
  );
}
