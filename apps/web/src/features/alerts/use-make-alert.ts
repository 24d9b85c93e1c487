import { alertCalls } from '@wallabee/contract/alerts/alerts.calls';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useOfferToast } from '../../ui/feedback/use-offer-toast.ts';
import { alertStrings as strings } from './alerts.strings.ts';
import { useListedAlerts } from './use-alert-list.ts';

/** Makes an alert, says so, and offers to take it back or to change it. */
export function useMakeAlert(form?: { onMade: () => void }) {
  const showToast = useToast();
  const offer = useOfferToast();
  const changeListed = useListedAlerts();
  const invalidates = [alertCalls.listAlerts];
  const taking = useApiMutation(alertCalls.deleteAlert, {
    onSuccess: (_, { params }) => {
      changeListed((alerts) => alerts.filter(({ id }) => id !== params.alertId));
      showToast({ text: strings.unmade });
    },
    onError: ({ message }) => showToast({ text: `${strings.notUnmade} ${message}`, isError: true }),
    invalidates,
  });
  return useApiMutation(alertCalls.makeAlert, {
    hasIdempotencyKey: true,
    onSuccess: (made) => {
      changeListed((alerts) => [made, ...alerts.filter(({ id }) => id !== made.id)]);
      const undo = () => taking.mutate({ params: { alertId: made.id } });
      offer(
        strings.made(made.name),
        { label: strings.undo, onAction: undo },
        { label: strings.change, to: `/alerts#alert-${made.id}` },
      );
      form?.onMade();
    },
    // A form shows the failure itself.
    onError: ({ message }) => {
      if (!form) showToast({ text: `${strings.notMade} ${message}`, isError: true, link: toAlerts });
    },
    invalidates,
  });
}

const toAlerts = { label: strings.yourAlerts, to: '/alerts' } as const;
