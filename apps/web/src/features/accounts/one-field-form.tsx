import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { factorStrings } from './accounts.strings.ts';

type OneFieldFormProps = Omit<ComponentProps<typeof TextField>, 'onSubmit'> & {
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (value: string) => void;
  onCancel: () => void;
};

/** One step: a field that has the focus, and the way on or back. */
export function OneFieldForm({ submitLabel, isBusy, onSubmit, onCancel, ...field }: OneFieldFormProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const value = box.current?.value ?? '';
    if (!isBusy && value) onSubmit(value);
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <TextField {...field} ref={box} required maxLength={200} spellCheck={false} autoCapitalize="none" />
        <ButtonRow>
          <Button type="submit" isBusy={isBusy}>
            {submitLabel}
          </Button>
          <Button look="line" onClick={onCancel}>
            {factorStrings.cancel}
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  );
}
