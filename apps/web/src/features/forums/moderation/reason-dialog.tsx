import { CONDUCT, CONDUCT_RULES, type ConductRule } from '@wallabee/contract/forums/conduct';
import { LONGEST_REASON } from '@wallabee/contract/forums/post-limits';
import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, InputOf } from '@wallabee/contract/protocol/endpoint';
import { type ReactNode, useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/controls/confirm-dialog.tsx';
import { SelectField, TextField } from '../../../ui/controls/field.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { SendAlert } from '../send-alert.tsx';
import { useInvalidateForums } from '../use-invalidate-forums.ts';
import { moderationStrings } from './moderation.strings.ts';

interface ReasonDialogProps<E extends Endpoint> {
  label: string;
  ariaLabel?: string;
  question: string;
  text?: string;
  done: string;
  isDanger?: boolean;
  look?: 'quiet' | 'line';
  /** Undo and appeals take the rule of the act that they are about. */
  hasRule?: boolean;
  firstRule?: ConductRule;
  reasonLabel?: string;
  reasonHint?: string;
  call: Call<E>;
  /** Null where a field is still empty. */
  inputFor: (reason: string, rule: ConductRule) => InputOf<E> | null;
  /** Fields above the reason. */
  children?: ReactNode;
}

export function ReasonDialog<E extends Endpoint>(props: ReasonDialogProps<E>) {
  const [isConfirming, setConfirming] = useState(false);
  const [reason, setReason] = useState('');
  const [rule, setRule] = useState<ConductRule>(props.firstRule ?? 'other');
  const invalidateForums = useInvalidateForums();
  const showToast = useToast();
  const { mutate, isPending, error, reset } = useApiMutation<E>(props.call, {
    onSuccess: async () => {
      setConfirming(false);
      setReason('');
      await invalidateForums();
      showToast({ text: props.done });
    },
  });
  const input = props.inputFor(reason, rule);

  return (
    <>
      <Button
        look={props.look ?? 'quiet'}
        isSmall
        aria-label={props.ariaLabel}
        onClick={() => setConfirming(true)}
      >
        {props.label}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        heading={props.question}
        confirmLabel={props.label}
        isDanger={props.isDanger}
        isDisabled={input === null}
        isBusy={isPending}
        onConfirm={() => input && mutate(input)}
        onClose={() => {
          setConfirming(false);
          if (error) reset();
        }}
      >
        {props.text && <p>{props.text}</p>}
        {props.children}
        {(props.hasRule ?? true) && <RuleField value={rule} onChange={setRule} />}
        <TextField
          label={props.reasonLabel ?? moderationStrings.reason}
          hint={props.reasonHint ?? moderationStrings.reasonHint}
          value={reason}
          maxLength={LONGEST_REASON}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <SendAlert failure={error} />
      </ConfirmDialog>
    </>
  );
}

function RuleField({ value, onChange }: { value: ConductRule; onChange: (rule: ConductRule) => void }) {
  return (
    <SelectField
      label={moderationStrings.rule}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as ConductRule)}
    >
      {CONDUCT_RULES.map((rule) => (
        <option key={rule} value={rule}>
          {CONDUCT[rule].title}
        </option>
      ))}
    </SelectField>
  );
}
