import type { Post } from '@wallabee/contract/forums/forum';
import type { PostState } from '@wallabee/contract/forums/thread-state';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { forumStrings } from '../forums.strings.ts';
import { PostModeration } from '../moderation/lazy-moderation.tsx';

interface PostActionsProps {
  post: Post;
  state: PostState | undefined;
  canQuote: boolean;
  onQuote: () => void;
}

export function PostActions({ post, canQuote, onQuote }: PostActionsProps) {
  return (
    <>
      {canQuote && !post.is_removed && (
        <Button look="quiet" isSmall onClick={onQuote} aria-label={forumStrings.quoteOf(post.user.name)}>
          <Icon name="quote" />
          {forumStrings.quote}
        </Button>
      )}
      <PostModeration post={post} />
    </>
  );
}
