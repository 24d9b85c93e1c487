import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { LONGEST_WANT_NAME } from '@wallabee/contract/swaps/swap-limits';
import { useState } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import { FormDialog } from '../../../ui/controls/form-dialog.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import styles from './editor.module.css';
import { QueryCheck } from './query-check.tsx';
import type { OwnChanges } from './use-own-changes.ts';
import { wantFormStrings as strings } from './want-form.strings.ts';
import { changedWants, type QueryWant, sortedWants } from './wants.ts';

export interface WantDialogProps {
  own: OwnSwaps;
  changes: OwnChanges;
  edited: QueryWant | 'new' | null;
  onClose: () => void;
}

interface Draft {
  of: QueryWant | 'new';
  name: string;
  q: string;
}

/** The typed text stays until it is saved, also while the dialog is closed. */
export function WantDialog({ own, changes, edited, onClose }: WantDialogProps) {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (edited !== null && edited !== draft.of) {
    setDraft(draftOf(edited));
    setChecked(false);
    setFailure('');
  }
  const write = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  function save() {
    setChecked(true);
    const name = draft.name.trim();
    const q = draft.q.trim();
    if (name === '' || q === '') return;
    setBusy(true);
    setFailure('');
    changes.change(
      own,
      { wants: changedWants(own.wants, { queries: queriesWith(own, draft.of, { name, q }) }) },
      {
        done: draft.of === 'new' ? strings.added(name) : strings.changed,
        onDone: () => {
          setBusy(false);
          setDraft(EMPTY);
          setChecked(false);
          onClose();
        },
        onFailed: (message) => {
          setBusy(false);
          setFailure(message);
        },
      },
    );
  }

  return (
    <FormDialog
      isOpen={edited !== null}
      heading={draft.of === 'new' ? strings.addHeading : strings.editHeading}
      submitLabel={strings.save}
      isBusy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={strings.name}
        hint={strings.nameHint}
        name="want-name"
        value={draft.name}
        maxLength={LONGEST_WANT_NAME}
        autoComplete="off"
        error={isChecked && draft.name.trim() === '' ? strings.nameEmpty : undefined}
        onChange={(event) => write({ name: event.target.value })}
      />
      <TextField
        label={strings.q}
        hint={strings.qHint}
        name="want-query"
        value={draft.q}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={failure || (isChecked && draft.q.trim() === '' ? strings.qEmpty : undefined)}
        onChange={(event) => write({ q: event.target.value })}
      />
      {edited !== null && <QueryCheck q={draft.q} onMend={(q) => write({ q })} />}
      <Link className={styles.more} to="/tools/search/help" target="_blank" isPrefetched={false}>
        {strings.guide}
      </Link>
    </FormDialog>
  );
}

const EMPTY: Draft = { of: 'new', name: '', q: '' };

function draftOf(edited: QueryWant | 'new'): Draft {
  return edited === 'new' ? EMPTY : { of: edited, name: edited.name, q: edited.q };
}

function queriesWith(
  { wants }: OwnSwaps,
  old: QueryWant | 'new',
  { name, q }: Pick<QueryWant, 'name' | 'q'>,
): QueryWant[] {
  const { queries } = sortedWants(wants);
  const want: QueryWant = { kind: 'query', on: old === 'new' || old.on, name, q };
  if (old === 'new') return [...queries, want];
  return queries.map((one) => (one.name === old.name && one.q === old.q ? want : one));
}
