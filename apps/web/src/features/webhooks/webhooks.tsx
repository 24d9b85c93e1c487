import { MOST_WEBHOOKS } from '@wallabee/contract/webhooks/webhook-limits';
import { webhookCalls } from '@wallabee/contract/webhooks/webhooks.calls';
import { useState } from 'react';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { PanelSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { useLinkedSection } from './use-linked-section.ts';
import { WebhookPanel } from './webhook-panel.tsx';
import styles from './webhooks.module.css';
import { webhookStrings as strings } from './webhooks.strings.ts';

/** A secret can never be shown again, so it stays until it is dismissed. */
export function Webhooks() {
  const query = useApiQuery(webhookCalls.listWebhooks, {});
  const [secret, setSecret] = useState<string | null>(null);
  const section = useLinkedSection('webhooks', query.data !== undefined);
  return (
    <QueryView query={query} skeleton={<PanelSkeleton rows={1} />} failed={strings.failed}>
      {({ webhooks }) => (
        <div className={styles.webhooks} {...section}>
          {webhooks.map((webhook) => (
            <WebhookPanel key={webhook.id} webhook={webhook} onSecret={setSecret} />
          ))}
          {secret !== null && (
            <Panel heading={strings.secretHeading}>
              <ShownSecret secret={secret} onDone={() => setSecret(null)} />
            </Panel>
          )}
          {secret === null && webhooks.length < MOST_WEBHOOKS && (
            <Panel heading={webhooks.length === 0 ? strings.heading : strings.another}>
              <NewWebhook onSecret={setSecret} />
            </Panel>
          )}
        </div>
      )}
    </QueryView>
  );
}
