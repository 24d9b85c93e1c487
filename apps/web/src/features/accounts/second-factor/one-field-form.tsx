import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { factorStrings } from '../accounts.strings.ts';

type OneFieldFormProps = Omit<ComponentProps<typeof TextField>, 'onSubmit'> & {
  submitLabel: string;
  isBusy: boolean;
  hasFocus?: boolean;
  onSubmit: (value: string) => void;
  onCancel: () => void;
};

export function OneFieldForm({
  submitLabel,
  isBusy,
  hasFocus,
  onSubmit,
  onCancel,
  ...field
}: OneFieldFormProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) box.current?.focus();
  }, [hasFocus]);

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
