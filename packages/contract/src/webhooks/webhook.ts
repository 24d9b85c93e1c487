import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { DeliveryId, inAddress, WebhookId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import {
  DELIVERIES_PER_PAGE,
  FAILING_AFTER,
  LONGEST_WEBHOOK_URL,
  MOST_FAILURES,
  MOST_WEBHOOKS,
  SIGNATURE_HEADER,
  TRIED_FOR_HOURS,
} from './webhook-limits.ts';
import { webhookAddresses } from './webhooks.addresses.ts';

const WebhookUrl = z
  .url({ protocol: /^https$/, error: 'must be an https address' })
  .max(LONGEST_WEBHOOK_URL, `must have at most ${LONGEST_WEBHOOK_URL} characters`)
  .meta({ description: 'Where notifications are sent to.', example: 'https://goose.example/hook' });

const when = (description: string) =>
  z.iso.datetime().nullable().meta({ description, example: '2026-11-16T08:14:00.000Z' });

export const Webhook = z
  .object({
    id: WebhookId,
    url: WebhookUrl,
    state: z.enum(['working', 'failing', 'paused', 'off']).meta({
      description: `\`failing\` after ${FAILING_AFTER} failures in a row; \`off\` after ${MOST_FAILURES}; \`paused\` by the player.`,
      example: 'working',
    }),
    failures: z.number().int().meta({ description: 'Failures in a row.', example: 0 }),
    last_failure: z.string().nullable().meta({
      description: 'Why the last delivery failed; null where it did not.',
      example: null,
    }),
    last_failed_at: when('When a delivery last failed; null where none did.'),
    last_delivered_at: when('When a delivery last arrived; null where none did.'),
    created_at: z.iso
      .datetime()
      .meta({ description: 'When it was made.', example: '2026-11-03T08:00:00.000Z' }),
  })
  .meta({ id: 'Webhook', description: 'An address that notifications are sent to.' });
export type Webhook = z.infer<typeof Webhook>;

const Secret = z.string().meta({
  description: 'The secret that deliveries are signed with. It is shown only here.',
  example: 'whs_0000000000000000000000000000000000000000000',
});

export const Delivery = z
  .object({
    id: DeliveryId,
    state: z.enum(['waiting', 'delivered', 'failed']).meta({
      description: '`waiting` for its first or next attempt; `failed` where no other attempt is made.',
      example: 'delivered',
    }),
    event: z.string().meta({ description: 'What it is about.', example: 'swap_proposed' }),
    words: z.string().meta({ description: 'What it is about, in words.', example: 'A test from WallaBee' }),
    created_at: z.iso
      .datetime()
      .meta({ description: 'When it was made.', example: '2026-11-16T08:14:00.000Z' }),
    attempts: z.number().int().meta({ description: 'How often it was tried.', example: 1 }),
    last_attempt_at: when('When it was last tried; null where it was not yet.'),
    next_attempt_at: when('When it is tried next; null where it is not.'),
    status: z.number().int().nullable().meta({
      description: 'The status that the last attempt was answered with; null without an answer.',
      example: 200,
    }),
    failure: z.string().nullable().meta({
      description: 'Why the last attempt failed; null where it did not.',
      example: null,
    }),
    body: z.string().meta({ description: 'The body that was sent.', example: '{"id":"dl_88"}' }),
  })
  .meta({ id: 'Delivery', description: 'One delivery to a webhook.' });
export type Delivery = z.infer<typeof Delivery>;

/** Apps can read the list and the log; what an app added would go on after its permission has ended. */
const webhooks = { feature: 'webhooks', access: 'player' } as const;

export const listWebhooks = {
  ...webhooks,
  ...webhookAddresses.listWebhooks,
  scope: 'read',
  summary: 'The webhooks of the player.',
  response: z.object({
    webhooks: z.array(Webhook).meta({ description: `The webhooks, ${MOST_WEBHOOKS} at most.` }),
  }),
} as const satisfies Endpoint;

export const makeWebhook = {
  ...webhooks,
  ...webhookAddresses.makeWebhook,
  summary: 'Adds a webhook; its secret is shown this once.',
  description: `Each delivery is a POST of JSON. The header \`${SIGNATURE_HEADER}: t=<unix seconds>,v1=<hex>\` is the HMAC-SHA256 of \`t.body\` with the secret: compare it in constant time, and refuse a time that is more than five minutes off. \`WallaBee-Delivery\` is the id of the delivery. Any 2xx answer within 10 seconds counts as arrived; redirects do not. A failed delivery is tried again with growing pauses for ${TRIED_FOR_HOURS} hours, with the same id. After ${MOST_FAILURES} failures in a row, or at once after \`410 Gone\`, the webhook is switched off and the player is notified. Addresses in private networks are refused.`,
  body: z.object({ url: WebhookUrl }),
  response: Webhook.extend({ secret: Secret }).meta({
    id: 'NewWebhook',
    description: 'A new webhook with its secret.',
  }),
} as const satisfies Endpoint;

const ofWebhook = { params: z.object({ webhookId: inAddress(WebhookId) }) };

export const changeWebhook = {
  ...webhooks,
  ...ofWebhook,
  ...webhookAddresses.changeWebhook,
  summary: 'Changes the address of a webhook, pauses it, or starts it again.',
  body: z.object({
    url: WebhookUrl.optional(),
    paused: z.boolean().optional().meta({
      description: 'Whether it is paused; false also starts one again that was switched off.',
      example: false,
    }),
  }),
  response: Webhook,
} as const satisfies Endpoint;

export const deleteWebhook = {
  ...webhooks,
  ...ofWebhook,
  ...webhookAddresses.deleteWebhook,
  summary: 'Deletes a webhook and its deliveries.',
  response: Success,
} as const satisfies Endpoint;

export const renewWebhookSecret = {
  ...webhooks,
  ...ofWebhook,
  ...webhookAddresses.renewWebhookSecret,
  summary: 'A new secret for a webhook; the old one no longer signs.',
  response: z.object({ secret: Secret }),
} as const satisfies Endpoint;

export const testWebhook = {
  ...webhooks,
  ...ofWebhook,
  ...webhookAddresses.testWebhook,
  limit: { calls: 10, seconds: 60 },
  summary: 'Sends a test at once, and answers how it went.',
  response: Delivery,
} as const satisfies Endpoint;

export const listDeliveries = {
  ...webhooks,
  ...ofWebhook,
  ...webhookAddresses.listDeliveries,
  scope: 'read',
  summary: `The deliveries to a webhook of the last 30 days, newest first, ${DELIVERIES_PER_PAGE} a page.`,
  query: z.object({ page: inAddress(PageNumber).optional() }),
  response: z.object({
    deliveries: z.array(Delivery).meta({ description: 'The deliveries.' }),
    paging: Paging.meta({ description: 'Which page this is.' }),
  }),
} as const satisfies Endpoint;

export const deliverAgain = {
  ...webhooks,
  ...webhookAddresses.deliverAgain,
  params: z.object({ webhookId: inAddress(WebhookId), deliveryId: inAddress(DeliveryId) }),
  limit: { calls: 30, seconds: 60 },
  summary: 'Sends a delivery again at once, with the same id, and answers how it went.',
  response: Delivery,
} as const satisfies Endpoint;
