import type { Alert } from '@wallabee/contract/alerts/alert';
import { alertCalls } from '@wallabee/contract/alerts/alerts.calls';
import { useCallApi } from '../../../platform/api/api.ts';
import { useInvalidate } from '../../../platform/queries/invalidate.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useOfferToast } from '../../../ui/feedback/use-offer-toast.ts';
import { useListedAlerts } from '../use-alert-list.ts';
import { ownAlertStrings as strings } from './own-alerts.strings.ts';

/** The list changes at once; where the server refuses, it is fetched again and the reason is shown. */
export function useAlertChanges() {
  const callApi = useCallApi();
  const showToast = useToast();
  const offer = useOfferToast();
  const invalidate = useInvalidate();
  const changeListed = useListedAlerts();

  async function attempt(change: () => Promise<void>, failed: string) {
    try {
      await change();
    } catch (failure) {
      showToast({ text: `${failed} ${failure instanceof Error ? failure.message : ''}`, isError: true });
    }
    await invalidate(alertCalls.listAlerts);
  }

  function pause({ id, name, paused: wasPaused }: Alert) {
    const paused = !wasPaused;
    changeListed((alerts) => alerts.map((one) => (one.id === id ? { ...one, paused } : one)));
    void attempt(async () => {
      await callApi(alertCalls.changeAlert, { params: { alertId: id }, body: { paused } });
      showToast({ text: paused ? strings.nowPaused(name) : strings.nowResumed(name) });
    }, strings.notChanged(name));
  }

  function remove(alert: Alert) {
    const { id, name } = alert;
    changeListed((alerts) => alerts.filter((one) => one.id !== id));
    void attempt(async () => {
      await callApi(alertCalls.deleteAlert, { params: { alertId: id } });
      offer(strings.deleted(name), { label: strings.undo, onAction: () => bringBack(alert) });
    }, strings.notDeleted(name));
  }

  /** As a new alert, which counts from the beginning. */
  function bringBack({ of, about, q, name, ways, paused }: Alert) {
    void attempt(async () => {
      const body = { of, name, ways, ...(about && { about_id: about.id }), ...(q !== '' && { q }) };
      const made = await callApi(alertCalls.makeAlert, { body });
      if (paused) await callApi(alertCalls.changeAlert, { params: { alertId: made.id }, body: { paused } });
      showToast({ text: strings.back(name) });
    }, strings.notBack(name));
  }

  return { pause, remove };
}
