import type { Notifications } from '../../platform/realtime/notifications.ts';
import { DELIVERY_DUE_CHANNEL } from '../bell/bell.public.ts';
import { attemptPush, type PushAttempts } from './attempt-push.ts';
import { attemptWebhook, type WebhookAttempts } from './attempt-webhook.ts';
import { claimDue, type TargetColumn } from './claim.queries.ts';
import { createPump, type Job } from './pump.ts';
import { purgeOld } from './purge.queries.ts';

export interface DeliveryServices extends PushAttempts, WebhookAttempts {}

interface DeliveryOptions extends DeliveryServices {
  notifications: Pick<Notifications, 'on'>;
  everyMs?: number;
}

/** Sends what is due: at once when the bell has rung, and from time to time for what is tried again. */
export function startDeliveries({ notifications, everyMs = FIVE_SECONDS, ...services }: DeliveryOptions) {
  const { db, now, report } = services;
  // Pumps of their own: slow webhooks must not delay what is pushed.
  const pumps = [
    pumpFor('device_id', (job) => attemptPush(services, job)),
    pumpFor('webhook_id', (job) => attemptWebhook(services, job)),
  ];
  let purging = Promise.resolve();
  let isStopped = false;

  function pumpFor(target: TargetColumn, attempt: (job: Job) => Promise<void>) {
    const claim = (asked: { most: number; busy: number[] }) => claimDue(db, target, { ...asked, now: now() });
    return createPump({ claim, attempt, most: MOST_AT_ONCE, report });
  }

  function wake() {
    for (const pump of pumps) pump.wake();
  }

  async function purgeAll() {
    while (!isStopped && (await purgeOld(db, now()))) {}
  }

  function purge() {
    purging = purgeAll().catch(report);
  }

  notifications.on(DELIVERY_DUE_CHANNEL, wake);
  const waking = setInterval(wake, everyMs).unref();
  const purgingAgain = setInterval(purge, ONE_HOUR).unref();
  wake();
  purge();

  return {
    stop: async () => {
      isStopped = true;
      clearInterval(waking);
      clearInterval(purgingAgain);
      await Promise.all([purging, ...pumps.map((pump) => pump.stop())]);
    },
  };
}

const MOST_AT_ONCE = 32;
const FIVE_SECONDS = 5_000;
const ONE_HOUR = 3_600_000;
