import type { InputOf } from '@wallabee/contract/protocol/endpoint';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { changeWebhook, Webhook } from '@wallabee/contract/webhooks/webhook';
import { MOST_WEBHOOKS } from '@wallabee/contract/webhooks/webhook-limits';
import type { Db } from '../../platform/db/db.ts';
import { addressFault } from '../../platform/outside/address-fault.ts';
import { badInput, found, notFound, ProblemError } from '../../platform/problems.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { newWebhookSecret } from './webhook-secret.ts';
import {
  countWebhooks,
  deleteWebhook,
  endWaitingDeliveries,
  insertWebhook,
  lockWebhooksOfPlayer,
  nextWebhookId,
  type OwnWebhook,
  updateWebhook,
} from './webhooks.queries.ts';

export interface WebhookServices {
  db: Db;
  secrets: SecretBox;
  now: () => Date;
}

/** The secret is answered once; only its sealed form is stored. */
export function make({ db, secrets, now }: WebhookServices, player: PlayerId, url: string) {
  refuseBadAddress(url);
  return db.transaction().execute(async (trx) => {
    await lockWebhooksOfPlayer(trx, player);
    if ((await countWebhooks(trx, player)) >= MOST_WEBHOOKS) throw tooManyWebhooks();
    const id = await nextWebhookId(trx);
    const secret = newWebhookSecret();
    const sealed = secrets.seal(Buffer.from(secret), id);
    const webhook = await insertWebhook(trx, { id, player, url, secret: sealed, created_at: now() });
    return { ...webhook, secret };
  });
}

type Change = InputOf<typeof changeWebhook>['body'];

/** Another address starts with no failures, and so does one that is started again. */
export function change({ db }: WebhookServices, own: OwnWebhook, { url, paused }: Change): Promise<Webhook> {
  if (url !== undefined) refuseBadAddress(url);
  return db.transaction().execute(async (trx) => {
    const changes = {
      ...(url !== undefined && { url, failures: 0 }),
      ...(paused === true && { is_paused: true }),
      ...(paused === false && { is_paused: false, switched_off_at: null, failures: 0 }),
    };
    if (Object.keys(changes).length === 0) throw badInput('There is nothing to change.');
    const webhook = found(await updateWebhook(trx, own, changes), 'webhook');
    if (paused === true) await endWaitingDeliveries(trx, own.webhook, 'the webhook was paused');
    return webhook;
  });
}

export async function renewSecret({ db, secrets }: WebhookServices, own: OwnWebhook): Promise<string> {
  const secret = newWebhookSecret();
  const sealed = secrets.seal(Buffer.from(secret), own.webhook);
  found(await updateWebhook(db, own, { secret: sealed }), 'webhook');
  return secret;
}

export async function remove({ db }: WebhookServices, own: OwnWebhook) {
  if (!(await deleteWebhook(db, own))) throw notFound('webhook');
}

function refuseBadAddress(url: string) {
  const fault = addressFault(url);
  if (fault) throw badInput(`The address ${fault}.`, { url: fault });
}

function tooManyWebhooks(): ProblemError {
  const error = `You have ${MOST_WEBHOOKS} webhooks, and that is the most. Delete one first.`;
  return new ProblemError(409, { code: 'refused', reason: 'too_many_webhooks', error });
}
