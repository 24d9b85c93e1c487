import type { Alert, AlertSubject, AlertWays } from '@wallabee/contract/alerts/alert';
import { alertCalls } from '@wallabee/contract/alerts/alerts.calls';
import { useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useListedAlerts } from '../use-alert-list.ts';
import { useMakeAlert } from '../use-make-alert.ts';
import { alertFormStrings as strings } from './own-alerts.strings.ts';

interface Fields {
  of: AlertSubject;
  q: string;
  name: string;
  ways: AlertWays;
}

const EMPTY: Fields = {
  of: 'numbers',
  q: '',
  name: '',
  ways: { site: true, push: true, feed: true, webhook_id: null },
};

export type AlertForm = ReturnType<typeof useAlertForm>;

export function useAlertForm(alert: Alert | undefined, onDone: () => void) {
  const [fields, setFields] = useState<Fields>(alert ?? EMPTY);
  const showToast = useToast();
  const changeListed = useListedAlerts();
  const making = useMakeAlert({ onMade: onDone });
  const changing = useApiMutation(alertCalls.changeAlert, {
    onSuccess: (changed) => {
      changeListed((alerts) => alerts.map((one) => (one.id === changed.id ? changed : one)));
      showToast({ text: strings.saved(changed.name) });
      onDone();
    },
    invalidates: [alertCalls.listAlerts],
  });
  const errors = errorsOf(fields, alert);
  const saving = alert ? changing : making;

  function submit() {
    if (Object.keys(errors).length > 0) return;
    const { of, ways } = fields;
    const [q, name] = [fields.q.trim(), fields.name.trim()];
    if (!alert) return making.mutate({ body: { of, q, ways } });
    // A query that is no longer right must not hinder a new name, and only a new name is one that the player chose.
    const body = { ways, ...(name !== alert.name && { name }), ...(q !== alert.q && { q }) };
    changing.mutate({ params: { alertId: alert.id }, body });
  }

  return {
    ...fields,
    change: (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed })),
    errors,
    submit,
    isBusy: saving.isPending,
    failure: saving.error?.message,
  };
}

function errorsOf({ q, name }: Fields, alert: Alert | undefined): { q?: string; name?: string } {
  return {
    ...(!alert?.about && q.trim() === '' && { q: strings.queryMissing }),
    ...(alert && name.trim() === '' && { name: strings.nameMissing }),
  };
}
