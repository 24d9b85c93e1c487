import type { Post } from '@wallabee/contract/forums/forum';
import type { PostState } from '@wallabee/contract/forums/thread-state';
import { lazy, type ReactNode, Suspense } from 'react';
import { useIsEdited } from './edited-post.ts';

const PostEditor = lazy(async () => ({ default: (await import('./post-editor.tsx')).PostEditor }));
const EditedLine = lazy(async () => ({ default: (await import('./edited-line.tsx')).EditedLine }));

interface EditableBodyProps {
  post: Post;
  state: PostState | undefined;
  /** The post as it is read. */
  children: ReactNode;
}

export function EditableBody({ post, state, children }: EditableBodyProps) {
  const isEdited = useIsEdited(post.id);
  // After the time to edit, the editor is the only place that shows the text of the draft.
  if (isEdited && state?.can_withdraw) {
    return (
      <Suspense fallback={children}>
        <PostEditor postId={post.id} until={state.editable_until} />
      </Suspense>
    );
  }
  return (
    <>
      {children}
      {state?.edited_at && (
        <Suspense>
          <EditedLine state={state} editedAt={state.edited_at} />
        </Suspense>
      )}
    </>
  );
}
