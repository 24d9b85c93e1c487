import type { Webhook } from '@wallabee/contract/webhooks/webhook';
import { webhookCalls } from '@wallabee/contract/webhooks/webhooks.calls';
import { useState } from 'react';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Icon } from '../../ui/icon.tsx';
import { uiStrings } from '../../ui/ui.strings.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { Named } from './named.tsx';
import styles from './webhooks.module.css';
import { webhookStrings as strings } from './webhooks.strings.ts';

/** Loaded when it is opened. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.log} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Named about={webhook.url}>{strings.log}</Named>
        <Icon name="chevronDown" />
      </summary>
      {isOpen && <Deliveries webhook={webhook} />}
    </details>
  );
}

function Deliveries({ webhook }: { webhook: Webhook }) {
  const [page, setPage] = useState(1);
  const query = useApiQuery(webhookCalls.listDeliveries, {
    params: { webhookId: webhook.id },
    query: { page },
  });
  return (
    <QueryView query={query} skeleton={<ListSkeleton rows={3} />} failed={strings.logFailed}>
      {({ deliveries, paging }) =>
        deliveries.length === 0 && page === 1 ? (
          <p className={styles.hint}>{strings.noDeliveries}</p>
        ) : (
          <>
            <ul>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
              ))}
            </ul>
            <ButtonRow>
              {page > 1 && (
                <Button look="quiet" isSmall onClick={() => setPage(page - 1)}>
                  <Named about={webhook.url}>{uiStrings.previousPage}</Named>
                </Button>
              )}
              {page < paging.total_pages && (
                <Button look="quiet" isSmall onClick={() => setPage(page + 1)}>
                  <Named about={webhook.url}>{uiStrings.nextPage}</Named>
                </Button>
              )}
            </ButtonRow>
          </>
        )
      }
    </QueryView>
  );
}
