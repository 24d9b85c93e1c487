export type { Calls } from '../build/calls.ts';
export type * from '../build/models.ts';
export type { AnswerOf, Call, CallName, InputOf } from './call.ts';
// biome-ignore lint/performance/noBarrelFile: this is the entry of the published package.
export { type Client, createClient, type ListItemOf, type PagedCallName } from './client.ts';
export type { ClientEvent, EventKind, EventOptions } from './events/follow-events.ts';
export { ApiFailure, isApiFailure } from './failure.ts';
export { type Query, query } from './query/query.ts';
export type { QueryField } from './query/query-fields.ts';
export type { RetryOptions } from './retry.ts';
export type { CallOptions, ClientOptions } from './send.ts';
export { verifyWebhook, type WebhookDelivery } from './webhook.ts';
