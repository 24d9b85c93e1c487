import type { Webhook } from '@wallabee/contract/webhooks/webhook';
import { webhookCalls } from '@wallabee/contract/webhooks/webhooks.calls';
import { type ReactNode, useState } from 'react';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { ChangeAddress } from './change-address.tsx';
import { Named } from './named.tsx';
import { outcomeOf } from './outcome.ts';
import { webhookStrings as strings } from './webhooks.strings.ts';

type WebhookActionsProps = { webhook: Webhook; onSecret: (secret: string) => void };

export function WebhookActions({ webhook, onSecret }: WebhookActionsProps) {
  const isStopped = webhook.state === 'paused' || webhook.state === 'off';
  const params = { webhookId: webhook.id };
  const onError = useFailureToast();
  const testing = useApiMutation(webhookCalls.testWebhook, {
    onError,
    invalidates: [webhookCalls.listWebhooks, webhookCalls.listDeliveries],
  });
  const changing = useApiMutation(webhookCalls.changeWebhook, {
    onError,
    invalidates: [webhookCalls.listWebhooks],
  });
  const outcome = testing.data && outcomeOf(testing.data);
  return (
    <>
      {outcome && (
        <Notice kind={outcome.isGood ? 'good' : 'bad'}>
          {outcome.isGood ? strings.testDelivered(outcome.words) : strings.testFailed(outcome.words)}
        </Notice>
      )}
      <ButtonRow>
        <Button look="line" isSmall isBusy={testing.isPending} onClick={() => testing.mutate({ params })}>
          <Named about={webhook.url}>{strings.test}</Named>
        </Button>
        <Button
          look="quiet"
          isSmall
          isBusy={changing.isPending}
          onClick={() => changing.mutate({ params, body: { paused: !isStopped } })}
        >
          <Named about={webhook.url}>{isStopped ? strings.startAgain : strings.pause}</Named>
        </Button>
        <ChangeAddress webhook={webhook} />
        <RenewSecret webhook={webhook} onSecret={onSecret} />
        <Remove webhook={webhook} />
      </ButtonRow>
    </>
  );
}

function RenewSecret({ webhook, onSecret }: WebhookActionsProps) {
  const confirm = useConfirm();
  const renewing = useApiMutation(webhookCalls.renewWebhookSecret, {
    onSuccess: ({ secret }) => onSecret(secret),
    onError: useFailureToast(),
    onSettled: confirm.close,
  });
  return (
    <Confirmed
      {...{ confirm, webhook }}
      label={strings.renew}
      heading={strings.renewHeading}
      isBusy={renewing.isPending}
      onConfirm={() => renewing.mutate({ params: { webhookId: webhook.id } })}
    >
      {strings.renewHint}
    </Confirmed>
  );
}

function Remove({ webhook }: { webhook: Webhook }) {
  const confirm = useConfirm();
  const showToast = useToast();
  const removing = useApiMutation(webhookCalls.deleteWebhook, {
    onSuccess: () => void showToast({ text: strings.removed }),
    onError: useFailureToast(),
    onSettled: confirm.close,
    invalidates: [webhookCalls.listWebhooks],
  });
  return (
    <Confirmed
      {...{ confirm, webhook }}
      label={strings.remove}
      heading={strings.removeHeading}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate({ params: { webhookId: webhook.id } })}
    >
      {strings.removeHint(webhook.url)}
    </Confirmed>
  );
}

type ConfirmedProps = {
  confirm: ReturnType<typeof useConfirm>;
  webhook: Webhook;
  label: string;
  heading: string;
  isBusy: boolean;
  onConfirm: () => void;
  children: ReactNode;
};

function Confirmed({ confirm, webhook, label, heading, isBusy, onConfirm, children }: ConfirmedProps) {
  return (
    <>
      <Button look="quiet" isSmall onClick={confirm.open}>
        <Named about={webhook.url}>{label}</Named>
      </Button>
      <ConfirmDialog
        isOpen={confirm.isOpen}
        heading={heading}
        confirmLabel={label}
        isDanger
        isBusy={isBusy}
        onConfirm={onConfirm}
        onClose={confirm.close}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
}

function useConfirm() {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

function useFailureToast() {
  const showToast = useToast();
  return ({ message }: Error) => void showToast({ text: strings.notDone(message), isError: true });
}
