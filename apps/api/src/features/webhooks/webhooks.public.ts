export { sendToWebhook } from './send-webhook.ts';
export { endWaitingDeliveries, findWebhook, type OwnWebhook } from './webhooks.queries.ts';
