import { useState } from 'react';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { factorStrings } from './accounts.strings.ts';
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

/** Asks for both factors before something that weakens the account. */
export function ProofDialog({ hint, failure, onSubmit, ...dialog }: ProofDialogProps) {
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const problem = factorFailure(failure);
  const errorAt = (field: keyof Proof) => (problem?.field === field ? problem.text : undefined);
  const typed = (field: keyof Proof) => ({
    value: proof[field],
    error: errorAt(field),
    required: true,
    maxLength: 200,
    onChange: (event: { target: { value: string } }) => setProof({ ...proof, [field]: event.target.value }),
  });

  return (
    <FormDialog {...dialog} onSubmit={() => onSubmit(proof)}>
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
      </Stack>
    </FormDialog>
  );
}
