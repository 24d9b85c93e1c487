import type { Webhook } from '@wallabee/contract/webhooks/webhook';
import { LONGEST_WEBHOOK_URL } from '@wallabee/contract/webhooks/webhook-limits';
import { webhookCalls } from '@wallabee/contract/webhooks/webhooks.calls';
import { useState } from 'react';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { FormDialog } from '../../ui/controls/form-dialog.tsx';
import { Named } from './named.tsx';
import { webhookStrings as strings } from './webhooks.strings.ts';

export function ChangeAddress({ webhook }: { webhook: Webhook }) {
  const [isOpen, setOpen] = useState(false);
  const [url, setUrl] = useState(webhook.url);
  const [problem, setProblem] = useState<string>();
  const changing = useApiMutation(webhookCalls.changeWebhook, {
    onSuccess: () => setOpen(false),
    onError: ({ message }) => setProblem(strings.notDone(message)),
    invalidates: [webhookCalls.listWebhooks],
  });
  function submit() {
    const isHttps = /^https:\/\/./.test(url.trim());
    setProblem(isHttps ? undefined : strings.addressMissing);
    if (isHttps) changing.mutate({ params: { webhookId: webhook.id }, body: { url: url.trim() } });
  }
  return (
    <>
      <Button look="quiet" isSmall onClick={() => setOpen(true)}>
        <Named about={webhook.url}>{strings.change}</Named>
      </Button>
      <FormDialog
        isOpen={isOpen}
        heading={strings.changeHeading}
        submitLabel={strings.save}
        isBusy={changing.isPending}
        onSubmit={submit}
        onClose={() => setOpen(false)}
      >
        <TextField
          label={strings.address}
          error={problem}
          value={url}
          maxLength={LONGEST_WEBHOOK_URL}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setUrl(target.value)}
        />
      </FormDialog>
    </>
  );
}
