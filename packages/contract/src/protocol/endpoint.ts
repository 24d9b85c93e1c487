import type { z } from 'zod';
import type { Feature } from './features.ts';
import type { NetworkCost } from './network-limits.ts';
import type { Scope } from './scopes.ts';

/** What the OpenAPI document says of a call. */
export interface DescribedCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the API's base, with `:name` for each parameter. */
  path: `/${string}`;
  summary: string;
  /** What the summary leaves out, in Markdown. */
  description?: string;
  feature: Feature;
  /**
   * `key`: an application key is enough. `player`: a player's token is needed too. `open`: not even a key.
   */
  access: 'open' | 'key' | 'player';
  /** What an app that acts for a player must be allowed; without one, apps cannot make the call as the player. */
  scope?: Scope;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body has lists or objects, which a form cannot carry. */
  sendsJson?: true;
  /** OAuth's own calls read neither JSON nor multipart bodies. */
  takesFormOnly?: true;
  /** The body is a file of one of these types, in place of fields. */
  upload?: { types: readonly string[]; mostBytes: number };
  /** The answer as JSON. */
  response?: z.ZodType;
  /** Answers that are not JSON, by media type. */
  otherContent?: Content;
  /** What each event of an event stream is. */
  streams?: z.ZodType;
  /** Statuses that are not answered with a Problem. */
  otherStatuses?: Readonly<Record<number, { description: string; content: Content }>>;
  /** A page session may replace the token. Only for GETs that change nothing. */
  acceptsPageSession?: true;
  /** The key may be in the query, because an EventSource cannot send headers. */
  acceptsKeyInAddress?: true;
  /** With a token the answer of a call that needs none says more. */
  readsToken?: true;
  /** The same Idempotency-Key and input are executed once. Never where the response is a secret. */
  takesIdempotencyKey?: true;
  /** A device without a network may send it days later; its key is stored for that long. */
  canWait?: true;
  /** The answer has an ETag and may be revalidated. */
  sendsETag?: true;
  /** The answer is a file that supports range requests (Range, If-Range). */
  sendsRanges?: true;
  /** Calls per client address, for costly or guessable endpoints. */
  limit?: { calls: number; seconds: number };
  /** Points charged to the client's network, where more than a call. */
  cost?: NetworkCost;
  /** New programs should make the call `use`. Days are YYYY-MM-DD; without `sunset` no end is planned. */
  deprecated?: { since: string; use: Pick<DescribedCall, 'method' | 'path'>; sunset?: string };
  /**
   * Parts of the path that the document shows as parameters with one value, because linters take two paths for
   * ambiguous where each has a parameter in the place of the other's word.
   */
  fixedParts?: Readonly<Record<string, { value: string; description: string }>>;
}

export type Content = Readonly<Record<string, z.ZodType>>;

export interface Endpoint extends DescribedCall {
  response: z.ZodType;
  /** A POST that changes nothing, as older clients search. */
  isRead?: true;
  /** A GET that changes something, as older clients redeem; proxies must not retry it. */
  changes?: true;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer Schema> ? { [key in Name]: Parsed<Schema> } : unknown;

/** May be left out where nothing in it is needed. */
type Query<E extends Endpoint> = E extends { query: infer Schema }
  ? object extends Parsed<Schema>
    ? { query?: Parsed<Schema> | undefined }
    : { query: Parsed<Schema> }
  : unknown;

export type InputOf<E extends Endpoint> = Part<E, 'params'> & Query<E> & Part<E, 'body'> & File<E> & Key<E>;

/** As a handler gets it: the query was parsed, even where the caller left it out. */
export type ParsedInputOf<E extends Endpoint> = InputOf<E> & Part<E, 'query'>;

type File<E extends Endpoint> = E extends { upload: object } ? { file: FileToSend } : unknown;

/** A browser's Blob or, on the server, the bytes: this package has the types of neither. */
export type FileToSend = object;

type Key<E extends Endpoint> = E extends { takesIdempotencyKey: true }
  ? { idempotencyKey?: string }
  : unknown;

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
