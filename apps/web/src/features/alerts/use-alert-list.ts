import { useQueryClient } from '@tanstack/react-query';
import type { Alert, listAlerts } from '@wallabee/contract/alerts/alert';
import { alertCalls } from '@wallabee/contract/alerts/alerts.calls';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { queryKeyOf, useApiQuery } from '../../platform/queries/use-api-query.ts';

/** Every button of a page shares one answer, and so do the pages after it. */
export function useAlertList() {
  return useApiQuery(alertCalls.listAlerts, {}, { staleTime: STALE_MS });
}

const STALE_MS = 300_000;

/** Changes the list on the page at once, before it is fetched again. */
export function useListedAlerts() {
  const client = useQueryClient();
  return (change: (alerts: readonly Alert[]) => Alert[]) =>
    client.setQueryData<ResponseOf<typeof listAlerts>>(
      queryKeyOf(alertCalls.listAlerts, {}),
      (listed) => listed && { alerts: change(listed.alerts) },
    );
}
