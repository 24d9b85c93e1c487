import * as alert from '@wallabee/contract/alerts/alert';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import type { AlertServices } from './alert-services.ts';
import { findAlertRow, listAlertRows } from './own/alerts.queries.ts';
import { showAlerts } from './own/alerts.views.ts';
import { changeAlert, makeAlert, removeAlert } from './own/change-alerts.ts';

export function alertRoutes(services: AlertServices) {
  return async (app: ApiApp) => {
    answer(app, alert.listAlerts, async (_, { player, reads }) => {
      const rows = await listAlertRows(reads, player.id);
      return { alerts: await showAlerts(services, reads, { rows, viewer: player }) };
    });

    answer(
      app,
      alert.makeAlert,
      ({ body }, { player, storeResponse }) => makeAlert(services, player, { asked: body, storeResponse }),
      { isStoredInTransaction: true },
    );

    answer(app, alert.readAlert, async ({ params: { alertId } }, { player, reads }) => {
      const rows = [found(await findAlertRow(reads, player.id, alertId), 'alert')];
      const [shown] = await showAlerts(services, reads, { rows, viewer: player });
      return found(shown, 'alert');
    });

    answer(app, alert.changeAlert, ({ params, body }, { player }) =>
      changeAlert(services, player, { id: params.alertId, changes: body }),
    );

    answer(app, alert.deleteAlert, async ({ params }, { player }) => {
      await removeAlert(services, player.id, params.alertId);
      return { success: true as const };
    });
  };
}
