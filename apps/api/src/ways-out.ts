import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { CatalogueHolder } from './features/catalogue/catalogue.public.ts';
import { deliveryRoutes } from './features/deliveries/deliveries.routes.ts';
import type { DeliveryServices } from './features/deliveries/start-deliveries.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { feedAddresses } from './features/private-feed/feed-addresses.ts';
import { feedSettingRoutes } from './features/private-feed/private-feed.routes.ts';
import { createPushIdentity, listDevices } from './features/push/push.public.ts';
import { pushRoutes } from './features/push/push.routes.ts';
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts';
import type { Db } from './platform/db/db.ts';
import { API_PREFIX } from './platform/http/addresses.ts';
import { createPostOutside, type PostOutside } from './platform/outside/post-outside.ts';
import { createSecretBox } from './platform/secrets/secret-box.ts';

interface WaysOutParts {
  config: Config;
  db: Db;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Tests have a receiver on this machine, which the site's own refuses. */
  post?: PostOutside | undefined;
}

export function createDeliveryServices({ config, post, log, ...parts }: WaysOutParts): DeliveryServices {
  const { SITE_URL, SECRETS_KEY, PUSH } = config;
  return {
    ...parts,
    // A warning, because it is tried again: a database that is away makes every claim fail.
    report: (failure) => log.warn({ err: failure }, 'a delivery could not be made'),
    random: Math.random,
    siteUrl: SITE_URL,
    apiUrl: `${SITE_URL}${API_PREFIX}`,
    post: post ?? createPostOutside(),
    secrets: createSecretBox(SECRETS_KEY, 'webhook'),
    pushIdentity: createPushIdentity({ db: parts.db, secretsKey: SECRETS_KEY, ...PUSH }),
  };
}

/** The bell and the ways by which it reaches a player: devices, webhooks and the private feed. */
export async function addWaysOut(
  api: FastifyInstance,
  { catalogue, ...parts }: WaysOutParts & { catalogue: CatalogueHolder },
) {
  const services = createDeliveryServices(parts);
  const publicKey = () =>
    services.pushIdentity().then(
      (identity) => identity.publicKey,
      () => null,
    );
  const settings = { push: { publicKey, listDevices }, feedAddresses: feedAddresses(services.siteUrl) };
  await api.register(notificationRoutes({ ...services, catalogue, ...settings }));
  await api.register(pushRoutes(services));
  await api.register(webhookRoutes(services));
  await api.register(deliveryRoutes(services));
  await api.register(feedSettingRoutes(services));
}
