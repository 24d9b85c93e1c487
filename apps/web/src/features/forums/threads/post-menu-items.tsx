import type { Post } from '@wallabee/contract/forums/forum';
import type { PostState } from '@wallabee/contract/forums/thread-state';
import { PostModeration } from '../moderation/lazy-moderation.tsx';
import { ReportPost } from '../moderation/report-post.tsx';
import { OwnPostButtons } from '../posting/editing/own-post-buttons.tsx';
import { MutePlayer } from '../talking/mute-buttons.tsx';
import { WhoBuzzed } from '../talking/who-buzzed.tsx';

interface PostMenuItemsProps {
  post: Post;
  state: PostState;
  isOwn: boolean;
}

export function PostMenuItems({ post, state, isOwn }: PostMenuItemsProps) {
  return (
    <>
      {state.buzz_count > 0 && <WhoBuzzed postId={post.id} />}
      {isOwn && <OwnPostButtons state={state} />}
      {!isOwn && <MutePlayer player={post.user} isMuted={state.is_by_muted} />}
      {!isOwn && !post.is_removed && <ReportPost post={post} isReported={state.is_reported} />}
      <PostModeration post={post} />
    </>
  );
}
