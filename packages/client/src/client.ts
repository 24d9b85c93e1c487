import { ADDRESSES, KEYED, PAGED, RAW, UNUSUAL } from '../build/call-table.ts';
import type { Calls } from '../build/calls.ts';
import {
  type ClientEvent,
  type EventOptions,
  followEvents,
  type OpenStream,
} from './events/follow-events.ts';
import { pagesOf } from './pages.ts';
import { type Input, requestOf } from './request.ts';
import { type CallOptions, type ClientOptions, joined, send } from './send.ts';

/** The name of a call, as its operationId in the OpenAPI document. */
export type CallName = keyof Calls;

export type InputOf<Name extends CallName> = Calls[Name]['input'];
export type AnswerOf<Name extends CallName> = Calls[Name]['answer'];

/** The input may be left out where nothing in it is needed. */
type Call<Name extends CallName> =
  object extends InputOf<Name>
    ? (input?: InputOf<Name>, options?: CallOptions) => Promise<AnswerOf<Name>>
    : (input: InputOf<Name>, options?: CallOptions) => Promise<AnswerOf<Name>>;

/** A call that answers with a list in pages. */
export type PagedCallName = {
  [Name in CallName]: Calls[Name] extends { list: string } ? Name : never;
}[CallName];

export type ListItemOf<Name extends PagedCallName> = Calls[Name] extends {
  list: infer List extends string;
  answer: infer Answer;
}
  ? Answer extends Record<List, readonly (infer Item)[]>
    ? Item
    : never
  : never;

/** Page numbers are added by the client, so nothing is needed where only the page is. */
type PagedInput<Name extends PagedCallName> =
  object extends WithoutPage<InputOf<Name>>
    ? [input?: WithoutPage<InputOf<Name>>, options?: CallOptions]
    : [input: WithoutPage<InputOf<Name>>, options?: CallOptions];

type WithoutPage<Given> = Given extends { params: infer Params extends { page: number } }
  ? Omit<Given, 'params'> & { params: Omit<Params, 'page'> & { page?: number } }
  : Given;

interface Lists {
  /** Every page of a list, from the one in the input or else the first. */
  pages<Name extends PagedCallName>(
    name: Name,
    ...input: PagedInput<Name>
  ): AsyncGenerator<AnswerOf<Name>, void, undefined>;
  /** Everything in a list, page by page. */
  items<Name extends PagedCallName>(
    name: Name,
    ...input: PagedInput<Name>
  ): AsyncGenerator<ListItemOf<Name>, void, undefined>;
  /** What happens in the game, as it happens. */
  events(options?: EventOptions): AsyncGenerator<ClientEvent, void, undefined>;
}

export type Client = { readonly [Name in CallName]: Call<Name> } & Lists;

export function createClient(options: ClientOptions): Client {
  const call = (name: string, input: Input = {}, callOptions: CallOptions = {}) =>
    makeCall(name, input, options, callOptions);

  function pages(name: string, input: Input = {}, callOptions: CallOptions = {}) {
    const paged = PAGED[name];
    if (!paged) throw new TypeError(`${name} has no pages.`);
    return pagesOf(paged, input, (page) => call(name, page, callOptions));
  }

  async function* items(name: string, input?: Input, callOptions?: CallOptions) {
    const list = PAGED[name]?.[0] ?? '';
    for await (const page of pages(name, input, callOptions)) yield* page[list] as unknown[];
  }

  function events(eventOptions: EventOptions = {}) {
    const signal = joined([options.signal, eventOptions.signal]);
    return followEvents(openStream, { ...eventOptions, ...(signal && { signal }) });
  }

  const openStream: OpenStream = ({ kinds, lastEventId, signal }) => {
    const headers = {
      accept: 'text/event-stream',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    };
    // The stream waits by its own rules before it connects again.
    const once = { signal, headers, retry: { attempts: 1 } };
    return call('followEvents', { query: { kinds } }, once) as Promise<Response>;
  };

  const calls = Object.fromEntries(
    Object.keys(ADDRESSES).map((name) => [
      name,
      (input?: Input, callOptions?: CallOptions) => call(name, input, callOptions),
    ]),
  );
  return { ...calls, pages, items, events } as unknown as Client;
}

/** Async, so that what is wrong with the input rejects the promise. */
async function makeCall(name: string, input: Input, client: ClientOptions, options: CallOptions) {
  const request = requestOf(ADDRESSES[name as CallName], input);
  const isKeyed = KEYED.includes(name);
  const idempotencyKey = options.idempotencyKey ?? newKey();
  // A redemption is a GET with a key.
  const isSafe = isKeyed || (request.method === 'GET') !== UNUSUAL.includes(name);
  return send(
    isKeyed ? { ...request, headers: { ...request.headers, 'idempotency-key': idempotencyKey } } : request,
    client,
    { ...options, isSafe, isRaw: RAW.includes(name) },
  );
}

/** `crypto.randomUUID` exists on secure pages alone. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
