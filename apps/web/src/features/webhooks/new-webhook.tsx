import { LONGEST_WEBHOOK_URL } from '@wallabee/contract/webhooks/webhook-limits';
import { webhookCalls } from '@wallabee/contract/webhooks/webhooks.calls';
import { type FormEvent, useState } from 'react';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { webhookStrings as strings } from './webhooks.strings.ts';

export function NewWebhook({ onSecret }: { onSecret: (secret: string) => void }) {
  const [problem, setProblem] = useState<string>();
  const adding = useApiMutation(webhookCalls.makeWebhook, {
    onSuccess: ({ secret }) => onSecret(secret),
    onError: ({ message }) => setProblem(strings.notAdded(message)),
    invalidates: [webhookCalls.listWebhooks],
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const url = String(new FormData(event.currentTarget).get('url')).trim();
    const isHttps = /^https:\/\/./.test(url);
    setProblem(isHttps ? undefined : strings.addressMissing);
    if (isHttps) adding.mutate({ body: { url } });
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={strings.address}
        hint={strings.addHint}
        error={problem}
        name="url"
        type="url"
        placeholder="https://"
        maxLength={LONGEST_WEBHOOK_URL}
        autoComplete="off"
        spellCheck={false}
        after={
          <Button type="submit" look="line" isBusy={adding.isPending}>
            {strings.add}
          </Button>
        }
      />
    </form>
  );
}
