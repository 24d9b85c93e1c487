import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { PostState } from '@wallabee/contract/forums/thread-state';
import { useState } from 'react';
import { useApiQuery } from '../../../../platform/queries/use-api-query.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { PlainDialog } from '../../../../ui/controls/plain-dialog.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { PostMoment } from '../../post-moment.tsx';
import { PostBody } from '../../posts/post-body.tsx';
import styles from './editing.module.css';
import { editingStrings } from './editing.strings.ts';

/** The summary and the versions are for the author and moderators. */
export function EditedLine({ state, editedAt }: { state: PostState; editedAt: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.edited}>
      <Icon name="edit" />
      <span>
        {editingStrings.edited} <PostMoment at={editedAt} />
        {state.edit_summary !== null && `, ${state.edit_summary}.`}
      </span>
      {state.edit_summary !== null && (
        <Button look="quiet" isSmall onClick={() => setOpen(true)}>
          {editingStrings.whatChanged}
        </Button>
      )}
      <PlainDialog isOpen={isOpen} heading={editingStrings.whatChanged} onClose={() => setOpen(false)}>
        {isOpen && <Versions postId={state.id} />}
      </PlainDialog>
    </div>
  );
}

function Versions({ postId }: { postId: PostState['id'] }) {
  const { data, isError } = useApiQuery(forumCalls.readPostVersions, { params: { postId } }, { gcTime: 0 });
  if (!data) return <p>{isError ? editingStrings.versionsFailed : editingStrings.loading}</p>;
  return (
    <ol className={styles.versions}>
      {data.versions.map((version) => (
        <li key={version.written_at}>
          <p className={styles.since}>
            {editingStrings.sinceWritten} <PostMoment at={version.written_at} />
          </p>
          <PostBody post={version} />
        </li>
      ))}
    </ol>
  );
}
