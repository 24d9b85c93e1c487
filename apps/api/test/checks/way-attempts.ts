import { subscribedBrowser } from '../outside/subscribed-browser.ts';
import type { AccessScene } from './access-scene.ts';
import type { Attempt } from './attempt.ts';

const EVERYBODY = { stranger: 200, staff: 200, owner: 200 };
const OWNER = { stranger: 404, staff: 404, owner: 200 };
const webhook = ({ ids }: AccessScene) => `/me/webhooks/${ids.webhook}`;
const below = (rest: string) => (scene: AccessScene) => `${webhook(scene)}/${rest}`;

/** Webhooks and devices are their owner's alone, staff or not. */
export const WAY_ATTEMPTS: Record<string, Attempt[]> = {
  'GET /me/webhooks': [{ path: () => '/me/webhooks', answers: EVERYBODY }],
  'POST /me/webhooks': [
    { path: () => '/me/webhooks', json: () => ({ url: 'https://goose.example/' }), answers: EVERYBODY },
  ],
  'PATCH /me/webhooks/{webhookId}': [{ path: webhook, json: () => ({ paused: true }), answers: OWNER }],
  'POST /me/webhooks/{webhookId}/secret': [{ path: below('secret'), answers: OWNER }],
  'POST /me/webhooks/{webhookId}/test': [{ path: below('test'), answers: OWNER }],
  'GET /me/webhooks/{webhookId}/deliveries': [{ path: below('deliveries'), answers: OWNER }],
  'POST /me/webhooks/{webhookId}/deliveries/{deliveryId}/again': [
    { path: (scene) => `${webhook(scene)}/deliveries/${scene.ids.delivery}/again`, answers: OWNER },
  ],
  'DELETE /me/webhooks/{webhookId}': [{ path: webhook, answers: OWNER }],
  'POST /me/notifications/feed/renew': [{ path: () => '/me/notifications/feed/renew', answers: EVERYBODY }],
  'POST /me/push/devices': [
    { path: () => '/me/push/devices', json: () => subscribedBrowser().subscription, answers: EVERYBODY },
  ],
  'DELETE /me/push/devices/{deviceId}': [
    { path: ({ ids }) => `/me/push/devices/${ids.device}`, answers: OWNER },
  ],
};
