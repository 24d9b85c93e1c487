import type { Db } from '../../platform/db/db.ts';
import type { PostOutcome, PostOutside } from '../../platform/outside/post-outside.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { sendToWebhook } from '../webhooks/webhooks.public.ts';
import { nextAttemptAt } from './pauses.ts';
import type { Job } from './pump.ts';
import { switchedOff } from './switched-off.ts';
import { deliveryName, webhookBody } from './webhook-body.ts';
import {
  countArrival,
  countFailure,
  type DueWebhook,
  endDelivery,
  findDueWebhook,
  markArrived,
  markFailed,
  storeBody,
} from './webhook-deliveries.queries.ts';

export interface WebhookAttempts {
  db: Db;
  post: PostOutside;
  secrets: SecretBox;
  siteUrl: string;
  now: () => Date;
  random: () => number;
  report: (failure: unknown) => void;
}

/** An attempt that was due. */
export async function attemptWebhook(services: WebhookAttempts, { delivery }: Pick<Job, 'delivery'>) {
  const { db, now, random } = services;
  const due = await findDueWebhook(db, delivery, now());
  if (!due) return;
  const obstacle = obstacleOf(due);
  if (obstacle) return endDelivery(db, delivery, obstacle);
  const outcome = await send(services, due);
  await record(services, due, outcome, nextAttemptAt(due, { now: now(), random }));
}

/** An attempt that the owner asks for, also to one that is paused; a next one that is planned stays. */
export async function attemptAtOnce(services: WebhookAttempts, delivery: number) {
  const due = await findDueWebhook(services.db, delivery, services.now());
  if (due) await record(services, due, await send(services, due), undefined);
}

function obstacleOf({ is_paused, is_off, can_log_in }: DueWebhook): string | undefined {
  if (is_off) return 'the webhook is switched off';
  if (is_paused) return 'the webhook was paused';
  return can_log_in ? undefined : 'the account is closed';
}

async function send(services: WebhookAttempts, due: DueWebhook): Promise<PostOutcome> {
  try {
    const body = due.body ?? (await composedBody(services, due));
    return await sendToWebhook(services, { id: deliveryName(due.delivery_id), webhook: due, body });
  } catch (failure) {
    services.report(failure);
    return { status: null, failure: 'could not be signed' };
  }
}

async function composedBody({ db, siteUrl }: WebhookAttempts, due: DueWebhook): Promise<string> {
  const { notification } = due;
  if (!notification) throw new Error('A delivery has neither a body nor a notification.');
  const notice = { ...due, ...notification, at: new Date(notification.at), parts: notification.parts.one };
  const body = webhookBody(due.delivery_id, notice, siteUrl);
  await storeBody(db, due.delivery_id, body);
  return body;
}

/** The row of the webhook is locked first, as where it is paused or switched off. */
async function record(
  { db, now }: WebhookAttempts,
  { delivery_id, webhook_id }: DueWebhook,
  outcome: PostOutcome,
  next: Date | null | undefined,
) {
  const { status, failure } = outcome;
  const isGone = status === GONE;
  await db.transaction().execute(async (trx) => {
    if (failure === null) {
      await countArrival(trx, webhook_id, now());
      return markArrived(trx, delivery_id, outcome, now());
    }
    const off = await countFailure(trx, webhook_id, { failure, isGone, now: now() });
    await markFailed(trx, delivery_id, { ...outcome, next });
    if (off) await switchedOff(trx, off, { isGone, now: now() });
  });
}

/** The server says that it never wants another. */
const GONE = 410;
