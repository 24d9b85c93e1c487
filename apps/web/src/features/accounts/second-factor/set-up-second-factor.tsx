import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import { useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { useFocusRescue } from '../../../ui/controls/use-focus-rescue.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { factorStrings } from '../accounts.strings.ts';
import { factorFailure } from './factor-failure.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { ScanStep } from './scan-step.tsx';

export function SetUpSecondFactor({ onDone }: { onDone: (codes: string[]) => void }) {
  const [isStarted, setStarted] = useState(false);
  const begin = useFocusRescue<HTMLButtonElement>(isStarted);
  const beginning = useApiMutation(accountCalls.beginSecondFactor);
  const confirming = useApiMutation(accountCalls.confirmSecondFactor, {
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
  });
  const cancel = () => {
    beginning.reset();
    confirming.reset();
    setStarted(false);
  };

  if (!isStarted)
    return (
      <ButtonRow>
        <Button ref={begin} onClick={() => setStarted(true)}>
          {factorStrings.begin}
        </Button>
      </ButtonRow>
    );
  if (!beginning.data)
    return (
      <OneFieldForm
        key="password"
        hasFocus
        label={factorStrings.password}
        hint={factorStrings.passwordHint}
        type="password"
        autoComplete="current-password"
        submitLabel={factorStrings.next}
        error={factorFailure(beginning.error)?.text}
        isBusy={beginning.isPending}
        onSubmit={(password) => beginning.mutate({ body: { password } })}
        onCancel={cancel}
      />
    );
  return (
    <Stack>
      <ScanStep {...beginning.data} />
      <OneFieldForm
        key="code"
        label={factorStrings.code}
        hint={factorStrings.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        submitLabel={factorStrings.turnOn}
        error={factorFailure(confirming.error)?.text}
        isBusy={confirming.isPending}
        onSubmit={(code) => confirming.mutate({ body: { code } })}
        onCancel={cancel}
      />
    </Stack>
  );
}
