import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import type { SecondFactor } from '@wallabee/contract/accounts/second-factor';
import { useState } from 'react';
import { useInvalidate } from '../../../platform/queries/invalidate.ts';
import { useOwnProfile } from '../../../platform/queries/own-profile.ts';
import { useFocusRescue } from '../../../ui/controls/use-focus-rescue.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { factorStrings } from '../accounts.strings.ts';
import { ManageSecondFactor } from './manage-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

export function SecondFactorPanel({ factor }: { factor: SecondFactor }) {
  const invalidate = useInvalidate();
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = () => invalidate(accountCalls.readSecondFactor);
  const show = (made: string[]) => {
    setCodes(made);
    void refresh();
  };
  const { is_on } = factor;
  const heading = useFocusRescue<HTMLHeadingElement>(codes ? 'codes' : is_on);

  return (
    <Panel
      heading={factorStrings.heading}
      headingRef={heading}
      aside={<Tag kind={is_on ? 'live' : 'line'}>{is_on ? factorStrings.on : factorStrings.off}</Tag>}
    >
      <Stack>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
        {!codes && is_on && (
          <ManageSecondFactor factor={factor} onCodes={show} onOff={() => void refresh()} />
        )}
        {!codes && !is_on && (
          <>
            <p>{factorStrings.lead}</p>
            <StaffHint />
            <SetUpSecondFactor onDone={show} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

function StaffHint() {
  const { data: profile } = useOwnProfile();
  const isTrusted = profile?.account_type !== undefined && profile.account_type !== 'player';
  return isTrusted ? <Notice kind="plain">{factorStrings.staffHint}</Notice> : null;
}
