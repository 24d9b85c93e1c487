import { QueryView } from '../../../platform/queries/query-view.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FormDialog } from '../../../ui/controls/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ChosenList } from './chosen-list.tsx';
import { editProudestStrings as strings } from './edit-proudest.strings.ts';
import { OwnNumbers } from './own-numbers.tsx';
import { isFull } from './proud-draft.ts';
import styles from './proud-editor.module.css';
import { useProudEditor } from './use-proud-editor.ts';

export function ProudEditor({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { query, draft, note, failure, ...editor } = useProudEditor(onClose);
  return (
    <FormDialog
      isOpen={isOpen}
      heading={strings.heading}
      submitLabel={strings.save}
      isBusy={editor.isBusy || query.data === undefined}
      onSubmit={editor.save}
      onClose={onClose}
    >
      <p>{strings.hint}</p>
      <QueryView query={query} failed={strings.loadFailed} skeleton={<ListSkeleton rows={6} />}>
        {() => (
          <>
            {draft.length === 0 && <p className={styles.hint}>{strings.noneChosen}</p>}
            <ChosenList draft={draft} onMove={editor.move} onRemove={editor.remove} />
            <div className={styles.note}>
              <span role="status">{note.text}</span>
              {note.before && (
                <Button look="quiet" isSmall onClick={editor.undo}>
                  {strings.undo}
                </Button>
              )}
            </div>
            {isFull(draft) && <p className={styles.hint}>{strings.full}</p>}
            <OwnNumbers draft={draft} onAdd={editor.add} />
          </>
        )}
      </QueryView>
      {failure && <Notice kind="bad">{strings.saveFailed(failure)}</Notice>}
    </FormDialog>
  );
}
