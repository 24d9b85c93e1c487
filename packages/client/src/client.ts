import { ADDRESSES, FORMS, KEYED, PAGED, RAW, UNUSUAL } from '../build/call-table.ts';
import type { Calls } from '../build/calls.ts';
import type { Methods } from '../build/methods.ts';
import type { AnswerOf, CallName, InputOf } from './call.ts';
import {
  type ClientEvent,
  type EventOptions,
  followEvents,
  type OpenStream,
} from './events/follow-events.ts';
import { pagesOf } from './pages.ts';
import { type Input, requestOf } from './request.ts';
import { type CallOptions, type ClientOptions, joined, send } from './send.ts';

/** A call that returns a paged list. */
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

/** The client adds page numbers, so the input is optional if only the page is required. */
type PagedInput<Name extends PagedCallName> =
  object extends WithoutPage<InputOf<Name>>
    ? [input?: WithoutPage<InputOf<Name>>, options?: CallOptions]
    : [input: WithoutPage<InputOf<Name>>, options?: CallOptions];

type WithoutPage<Given> = Given extends { params: infer Params extends { page: number } }
  ? Omit<Given, 'params'> & { params: Omit<Params, 'page'> & { page?: number } }
  : Given;

interface Lists {
  /** Yields the pages of a list, starting at the page in the input, or else at the first. */
  pages<Name extends PagedCallName>(
    name: Name,
    ...input: PagedInput<Name>
  ): AsyncGenerator<AnswerOf<Name>, void, undefined>;
  /** Yields the items of a list and requests its pages as needed. */
  items<Name extends PagedCallName>(
    name: Name,
    ...input: PagedInput<Name>
  ): AsyncGenerator<ListItemOf<Name>, void, undefined>;
  /** Yields events of the game in real time, and reconnects when the stream ends. */
  events(options?: EventOptions): AsyncGenerator<ClientEvent, void, undefined>;
}

export type Client = Methods & Lists;

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
    // `followEvents` has its own reconnection delay.
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

/** Async, so that invalid input rejects the promise instead of throwing. */
async function makeCall(name: string, input: Input, client: ClientOptions, options: CallOptions) {
  const request = requestOf(ADDRESSES[name as CallName], input, { isForm: FORMS.includes(name) });
  const takesIdempotencyKey = KEYED.includes(name);
  const idempotencyKey = options.idempotencyKey ?? newIdempotencyKey();
  // An idempotency key makes even a GET that changes something safe to retry.
  const isSafe = takesIdempotencyKey || (request.method === 'GET') !== UNUSUAL.includes(name);
  return send(
    takesIdempotencyKey
      ? { ...request, headers: { ...request.headers, 'idempotency-key': idempotencyKey } }
      : request,
    client,
    { ...options, isSafe, isRaw: RAW.includes(name) },
  );
}

/** `crypto.randomUUID` exists in secure contexts only. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
