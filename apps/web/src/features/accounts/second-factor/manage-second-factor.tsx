import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import type { SecondFactor } from '@wallabee/contract/accounts/second-factor';
import { useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { factorStrings } from '../accounts.strings.ts';
import { ProofDialog } from './proof-dialog.tsx';

interface ManageProps {
  factor: SecondFactor;
  onCodes: (codes: string[]) => void;
  onOff: () => void;
}

const FEW_CODES = 3;

export function ManageSecondFactor({ factor, onCodes, onOff }: ManageProps) {
  const showToast = useToast();
  const [open, setOpen] = useState<'renew' | 'off' | null>(null);
  const renewing = useApiMutation(accountCalls.renewRecoveryCodes, {
    onSuccess: ({ recovery_codes }) => {
      setOpen(null);
      onCodes(recovery_codes);
    },
  });
  const turningOff = useApiMutation(accountCalls.turnOffSecondFactor, {
    onSuccess: () => {
      showToast({ text: factorStrings.turnedOff });
      setOpen(null);
      onOff();
    },
  });
  const close = () => {
    setOpen(null);
    renewing.reset();
    turningOff.reset();
  };
  const isShort = factor.recovery_codes_left < FEW_CODES;
  const left = factorStrings.left(factor.recovery_codes_left);

  return (
    <Stack>
      {factor.confirmed_at && <p>{factorStrings.since(formatDate(factor.confirmed_at))}</p>}
      {isShort ? <Notice kind="plain">{`${left} ${factorStrings.few}`}</Notice> : <p>{left}</p>}
      <ButtonRow>
        <Button look={isShort ? 'honey' : 'line'} onClick={() => setOpen('renew')}>
          {factorStrings.renew}
        </Button>
        <Button look="line" onClick={() => setOpen('off')}>
          {factorStrings.turnOff}
        </Button>
      </ButtonRow>
      <ProofDialog
        isOpen={open === 'renew'}
        heading={factorStrings.renewHeading}
        hint={factorStrings.renewHint}
        submitLabel={factorStrings.renewNow}
        failure={renewing.error}
        isBusy={renewing.isPending}
        onSubmit={(body) => renewing.mutate({ body })}
        onClose={close}
      />
      <ProofDialog
        isOpen={open === 'off'}
        heading={factorStrings.turnOffHeading}
        hint={factorStrings.turnOffHint}
        submitLabel={factorStrings.turnOff}
        failure={turningOff.error}
        isBusy={turningOff.isPending}
        onSubmit={(body) => turningOff.mutate({ body })}
        onClose={close}
      />
    </Stack>
  );
}
