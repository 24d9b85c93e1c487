import { useState } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import { FormDialog } from '../../../ui/controls/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { deletionStrings, proofStrings } from './own-data.strings.ts';
import { type Field, proofFailure } from './proof-failure.ts';

export type Typed = Record<Field, string>;

interface AccountDialogProps {
  isOpen: boolean;
  heading: string;
  hint: string;
  submitLabel: string;
  /** The code is asked for where the account has a second factor. */
  fields: readonly Field[];
  failure: unknown;
  isBusy: boolean;
  onSubmit: (typed: Typed) => void;
  onClose: () => void;
}

export function AccountDialog({ fields, hint, failure, onSubmit, onClose, ...dialog }: AccountDialogProps) {
  const [typed, setTyped] = useState(NOTHING);
  const problem = proofFailure(failure);

  // The password must not stay in the form on a device that is left open.
  function close() {
    setTyped(NOTHING);
    onClose();
  }

  return (
    <FormDialog {...dialog} onSubmit={() => onSubmit(typed)} onClose={close}>
      <Stack>
        <p>{hint}</p>
        {fields.map((field) => (
          <TextField
            key={field}
            {...FIELDS[field]}
            value={typed[field]}
            error={problem?.field === field ? problem.text : undefined}
            required
            maxLength={200}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        ))}
        {problem && !problem.field && <Notice kind="bad">{problem.text}</Notice>}
      </Stack>
    </FormDialog>
  );
}

const NOTHING: Typed = { username: '', password: '', code: '' };

const FIELDS = {
  username: { label: deletionStrings.username, autoComplete: 'off' },
  password: { label: proofStrings.password, type: 'password', autoComplete: 'current-password' },
  code: { label: proofStrings.code, autoComplete: 'one-time-code' },
} as const;
