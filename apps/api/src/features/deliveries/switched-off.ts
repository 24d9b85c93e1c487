import type { Db } from '../../platform/db/db.ts';
import { ringBell } from '../bell/bell.public.ts';
import { endWaitingDeliveries } from '../webhooks/webhooks.public.ts';
import { SWITCHED_OFF, switchedOffSentence } from './deliveries.strings.ts';
import type { SwitchedOff } from './webhook-deliveries.queries.ts';

/** Ends what waits for the webhook, and notifies its owner once. */
export async function switchedOff(
  trx: Db,
  { webhook, player, url, failures }: SwitchedOff,
  { isGone, now }: { isGone: boolean; now: Date },
) {
  await endWaitingDeliveries(trx, webhook, SWITCHED_OFF);
  await ringBell(trx, [
    {
      playerId: player,
      kind: 'alerts',
      event: 'webhook_switched_off',
      key: `webhook_off:${webhook}:${now.getTime()}`,
      about: `webhook:${webhook}`,
      at: now,
      parts: switchedOffSentence({ host: new URL(url).host, failures, isGone }),
      url: '/alerts#webhooks',
    },
  ]);
}
