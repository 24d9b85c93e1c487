import type { Webhook } from '@wallabee/contract/webhooks/webhook';
import { Tag, type TagKind } from '../../ui/feedback/tag.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { formatMoment } from './format-moment.ts';
import { Named } from './named.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import styles from './webhooks.module.css';
import { webhookStrings as strings } from './webhooks.strings.ts';

type WebhookPanelProps = { webhook: Webhook; onSecret: (secret: string) => void };

export function WebhookPanel({ webhook, onSecret }: WebhookPanelProps) {
  const { state, url } = webhook;
  return (
    <Panel
      heading={<Named about={url}>{strings.heading}</Named>}
      aside={<Tag kind={TAGS[state]}>{strings.states[state]}</Tag>}
    >
      <Stack>
        <p className={styles.url}>{url}</p>
        <p className={isFailing(state) ? styles.failure : styles.hint}>{stateWords(webhook)}</p>
        <WebhookActions webhook={webhook} onSecret={onSecret} />
        <DeliveryLog webhook={webhook} />
      </Stack>
    </Panel>
  );
}

const TAGS = {
  working: 'live',
  failing: 'failing',
  paused: 'line',
  off: 'failing',
} as const satisfies Record<Webhook['state'], TagKind>;

function isFailing(state: Webhook['state']): boolean {
  return state === 'failing' || state === 'off';
}

function stateWords(webhook: Webhook): string {
  const { state, failures, last_failed_at, last_delivered_at } = webhook;
  if (state === 'paused') return strings.paused;
  if (isFailing(state)) {
    const when = last_failed_at ? formatMoment(last_failed_at) : '';
    const reason = webhook.last_failure ?? strings.unknownReason;
    return (state === 'off' ? strings.off : strings.failing)(failures, when, reason);
  }
  return last_delivered_at ? strings.delivered(formatMoment(last_delivered_at)) : strings.noneYet;
}
