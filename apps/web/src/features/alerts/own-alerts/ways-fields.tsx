import type { AlertWays } from '@wallabee/contract/alerts/alert';
import type { WebhookId } from '@wallabee/contract/protocol/ids';
import { webhookCalls } from '@wallabee/contract/webhooks/webhooks.calls';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { CheckBox } from '../../../ui/controls/check-box.tsx';
import { SelectField } from '../../../ui/controls/field.tsx';
import styles from './own-alerts.module.css';
import { alertFormStrings as strings } from './own-alerts.strings.ts';

interface WaysFieldsProps {
  ways: AlertWays;
  onChange: (ways: Partial<AlertWays>) => void;
}

export function WaysFields({ ways, onChange }: WaysFieldsProps) {
  return (
    <fieldset className={styles.fields}>
      <legend>{strings.ways}</legend>
      {(['site', 'push', 'feed'] as const).map((way) => (
        <CheckBox
          key={way}
          label={strings[way]}
          checked={ways[way]}
          onChange={({ target }) => onChange({ [way]: target.checked })}
        />
      ))}
      <WebhookField ways={ways} onChange={onChange} />
    </fieldset>
  );
}

/** A player without a webhook is shown where to add one. */
function WebhookField({ ways: { webhook_id }, onChange }: WaysFieldsProps) {
  const { data } = useApiQuery(webhookCalls.listWebhooks, {});
  const webhooks = data?.webhooks ?? [];
  if (webhooks.length === 0) return data && <p className={styles.hint}>{strings.noWebhooks}</p>;
  return (
    <SelectField
      label={strings.webhook}
      value={webhook_id ?? ''}
      onChange={({ target }) =>
        onChange({ webhook_id: target.value === '' ? null : (Number(target.value) as WebhookId) })
      }
    >
      <option value="">{strings.noWebhook}</option>
      {webhooks.map(({ id, url }) => (
        <option key={id} value={id}>
          {url}
        </option>
      ))}
    </SelectField>
  );
}
