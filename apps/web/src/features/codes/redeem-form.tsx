import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTextOverLogin } from '../../platform/drafts/use-text-over-login.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { Link, type SiteAddress } from '../../ui/controls/link.tsx';
import { LoadingMark } from '../../ui/feedback/loading-mark.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { FormColumns } from '../../ui/layout/form-columns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StepList } from '../../ui/lists/step-list.tsx';
import { codeStrings as strings } from './codes.strings.ts';
import styles from './redeem-form.module.css';
import { type Redeeming, useRedeem } from './use-redeem.ts';

interface RedeemFormProps {
  /** Redeemed automatically, once for each change. */
  linkedCode: string;
  onLinkedCodeRedeemed: () => void;
  lockedItemsHref: SiteAddress;
}

export function RedeemForm({ linkedCode, onLinkedCodeRedeemed, lockedItemsHref }: RedeemFormProps) {
  const [code, setCode] = useTextOverLogin('redeem', linkedCode);
  const lastLinkedCode = useRef('');
  const { redeem, state } = useRedeem((redeemed) => {
    if (redeemed === lastLinkedCode.current.trim()) onLinkedCodeRedeemed();
  });

  const redeemLinkedCode = useEffectEvent(() => {
    if (linkedCode === '' || linkedCode === lastLinkedCode.current) return;
    lastLinkedCode.current = linkedCode;
    setCode(linkedCode);
    redeem(linkedCode);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed code is what it waits for.
  useEffect(redeemLinkedCode, [linkedCode]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    redeem(code);
  };

  return (
    <FormColumns side={<HowItWorks />}>
      <Panel heading={strings.heading}>
        <form className={styles.form} onSubmit={submit}>
          <p>{strings.lead}</p>
          <TextField
            label={strings.code}
            hint={strings.hint}
            error={state.kind === 'missing' ? strings.missing : undefined}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            after={
              <Button type="submit" isBusy={state.kind === 'processing'}>
                {strings.redeem}
              </Button>
            }
          />
          <Outcome state={state} lockedItemsHref={lockedItemsHref} />
        </form>
      </Panel>
    </FormColumns>
  );
}

function HowItWorks() {
  return (
    <Panel heading={strings.stepsHeading}>
      <div className={styles.steps}>
        <StepList steps={strings.steps} />
        <Link to="/NFT">{strings.aboutCodes}</Link>
      </div>
    </Panel>
  );
}

function Outcome({ state, lockedItemsHref }: { state: Redeeming; lockedItemsHref: SiteAddress }) {
  if (state.kind === 'processing') return <LoadingMark label={strings.processing} />;
  if (state.kind === 'failed') {
    return (
      <Notice kind="bad">
        <strong>{strings.error}</strong>
        <p>{state.error}</p>
      </Notice>
    );
  }
  if (state.kind !== 'done') return null;
  const { name, first_number, last_number } = state.redeemed;
  return (
    <Notice kind="good">
      <p>{strings.success(name)}</p>
      <p>{strings.numbers(formatNumber(first_number), formatNumber(last_number))}</p>
      <Link to={lockedItemsHref}>{strings.seeThem}</Link>
    </Notice>
  );
}
