import { useState } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import { FormDialog } from '../../../ui/controls/form-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { factorStrings } from '../accounts.strings.ts';
import { factorFailure } from './factor-failure.ts';

export interface Proof {
  password: string;
  code: string;
}

interface ProofDialogProps {
  isOpen: boolean;
  heading: string;
  hint: string;
  submitLabel: string;
  failure: unknown;
  isBusy: boolean;
  onSubmit: (proof: Proof) => void;
  onClose: () => void;
}

export function ProofDialog({ hint, failure, onSubmit, onClose, ...dialog }: ProofDialogProps) {
  const [proof, setProof] = useState(EMPTY_PROOF);
  const problem = factorFailure(failure);
  const errorAt = (field: keyof Proof) => (problem?.field === field ? problem.text : undefined);
  const typed = (field: keyof Proof) => ({
    value: proof[field],
    error: errorAt(field),
    required: true,
    maxLength: 200,
    onChange: (event: { target: { value: string } }) => setProof({ ...proof, [field]: event.target.value }),
  });

  // The password must not stay in the form on a device that is left open.
  function close() {
    setProof(EMPTY_PROOF);
    onClose();
  }

  return (
    <FormDialog {...dialog} onSubmit={() => onSubmit(proof)} onClose={close}>
      <Stack>
        <p>{hint}</p>
        <TextField
          label={factorStrings.password}
          type="password"
          autoComplete="current-password"
          {...typed('password')}
        />
        <TextField
          label={factorStrings.anyCode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...typed('code')}
        />
        {problem && !problem.field && <Notice kind="bad">{problem.text}</Notice>}
      </Stack>
    </FormDialog>
  );
}

const EMPTY_PROOF: Proof = { password: '', code: '' };
