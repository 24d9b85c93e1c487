import type { WebhookId } from '@wallabee/contract/protocol/ids';
import type { Delivery } from '@wallabee/contract/webhooks/webhook';
import { webhookCalls } from '@wallabee/contract/webhooks/webhooks.calls';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag, type TagKind } from '../../ui/feedback/tag.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatMoment } from './format-moment.ts';
import { outcomeOf } from './outcome.ts';
import styles from './webhooks.module.css';
import { webhookStrings as strings } from './webhooks.strings.ts';

type DeliveryRowProps = { webhookId: WebhookId; delivery: Delivery };

export function DeliveryRow({ webhookId, delivery }: DeliveryRowProps) {
  const { id, state, words, created_at, attempts, next_attempt_at, body } = delivery;
  return (
    <li className={styles.delivery}>
      <p>
        <Tag kind={TAGS[state]}>{strings.deliveryStates[state]}</Tag>
        {` ${words}`}
      </p>
      <p className={styles.hint}>
        {[
          formatMoment(created_at),
          strings.attempts(attempts),
          attempts > 0 && outcomeOf(delivery).words,
          next_attempt_at && strings.nextAttempt(formatMoment(next_attempt_at)),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <details>
        <summary>
          {strings.body}
          <Icon name="chevronDown" />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard. */}
        <pre tabIndex={0}>{readable(body)}</pre>
      </details>
      <SendAgain {...{ webhookId, id, words }} />
    </li>
  );
}

type SendAgainProps = { webhookId: WebhookId; id: Delivery['id']; words: string };

function SendAgain({ webhookId, id, words }: SendAgainProps) {
  const showToast = useToast();
  const sending = useApiMutation(webhookCalls.deliverAgain, {
    onSuccess: (delivery) => {
      const outcome = outcomeOf(delivery);
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
      aria-label={strings.againNamed(words)}
      onClick={() => sending.mutate({ params: { webhookId, deliveryId: id } })}
    >
      {strings.again}
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
