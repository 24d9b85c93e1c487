import type { z } from 'zod';
import type { NetworkCost } from './network-limits.ts';

/** One call of the API. The route, both clients and the OpenAPI document follow from it. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Below the API's base, with `:name` for each parameter. */
  path: `/${string}`;
  /** One sentence for the people who build on the API. */
  summary: string;
  /** The feature it belongs to: its heading in the OpenAPI document. */
  feature: string;
  /** `key`: the application key is enough. `player`: a player's token is needed too. `open`: not even a key. */
  access: 'open' | 'key' | 'player';
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Sent form-encoded, as the game's clients always have. */
  body?: z.ZodObject;
  response: z.ZodType;
  /** Changes nothing, though it is a POST: old clients search that way. */
  isRead?: true;
  /** A page session is enough in place of the token. Only for GETs that change nothing. */
  acceptsPageSession?: true;
  /** Changes something, though it is a GET: old clients redeem that way. A proxy must not send it twice. */
  changes?: true;
  /** The same Idempotency-Key header and input are answered alike and done once. Never where the answer is a secret. */
  takesIdempotencyKey?: true;
  /** So many calls from one address, for those that cost much or could be guessed at. */
  limit?: { calls: number; seconds: number };
  /** What the caller's network pays, where that is more than for a call. */
  cost?: NetworkCost;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer Schema> ? { [key in Name]: Parsed<Schema> } : unknown;

/** What a caller passes: the parsed values, which the client writes into the address and the body. */
export type InputOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & Key<E>;

type Key<E extends Endpoint> = E extends { takesIdempotencyKey: true }
  ? { idempotencyKey?: string }
  : unknown;

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
