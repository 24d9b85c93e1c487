import type { Delivery, Webhook } from '@wallabee/contract/webhooks/webhook';
import { webhookCalls } from '@wallabee/contract/webhooks/webhooks.calls';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag, type TagKind } from '../../ui/feedback/tag.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatDelivery, formatMoment } from './format-moment.ts';
import { Named } from './named.tsx';
import { outcomeOf } from './outcome.ts';
import styles from './webhooks.module.css';
import { webhookStrings as strings } from './webhooks.strings.ts';

type DeliveryRowProps = { webhook: Webhook; delivery: Delivery };

export function DeliveryRow({ webhook, delivery }: DeliveryRowProps) {
  const { state, words, created_at, attempts, next_attempt_at, body } = delivery;
  const about = strings.deliveryNamed(words, formatDelivery(created_at), webhook.url);
  return (
    <li className={styles.delivery}>
      <p>
        <Tag kind={TAGS[state]}>{strings.deliveryStates[state]}</Tag>
        {` ${words}`}
      </p>
      <p className={styles.hint}>
        {[
          formatDelivery(created_at),
          strings.attempts(attempts),
          attempts > 0 && outcomeOf(delivery).words,
          next_attempt_at && strings.nextAttempt(formatMoment(next_attempt_at)),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <details>
        <summary>
          <Named about={about}>{strings.body}</Named>
          <Icon name="chevronDown" />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard. */}
        <pre tabIndex={0}>{readable(body)}</pre>
      </details>
      <SendAgain {...{ webhook, delivery, about }} />
    </li>
  );
}

function SendAgain({ webhook, delivery, about }: DeliveryRowProps & { about: string }) {
  const showToast = useToast();
  const sending = useApiMutation(webhookCalls.deliverAgain, {
    onSuccess: (sent) => {
      const outcome = outcomeOf(sent);
      if (outcome.isGood) showToast({ text: strings.againDelivered });
      else showToast({ text: strings.againFailed(outcome.words), isError: true });
    },
    onError: ({ message }) => void showToast({ text: strings.notDone(message), isError: true }),
    invalidates: [webhookCalls.listDeliveries, webhookCalls.listWebhooks],
  });
  return (
    <Button
      look="line"
      isSmall
      isBusy={sending.isPending}
      onClick={() => sending.mutate({ params: { webhookId: webhook.id, deliveryId: delivery.id } })}
    >
      <Named about={about}>{strings.again}</Named>
    </Button>
  );
}

const TAGS = {
  waiting: 'line',
  delivered: 'held',
  failed: 'failing',
} as const satisfies Record<Delivery['state'], TagKind>;

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
