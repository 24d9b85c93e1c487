import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import { Problem } from '@wallabee/contract/protocol/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, expect } from 'vitest';
import { z } from 'zod';
import { API_PREFIX } from '../src/platform/http/addresses.ts';
import { HEADERS, headersOf } from '../src/platform/http/openapi/headers.ts';

/**
 * Parses every JSON response of the API by the schema of its route and status, before and after it is written, because
 * writing it does not validate; refusals and failures without a schema are problems. A field that the schema does not
 * name fails the test during which it was sent.
 */
export async function withAnswerChecks<App extends FastifyInstance>(createApp: () => Promise<App>) {
  const unanswered = new Set<string>();
  const calls: DescribedCall[] = [];
  const undescribed: string[] = [];
  const failures: string[] = [];

  function check(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const { url = request.url, schema: schemas, config } = request.routeOptions;
    if (!isJson(reply) || !isOfCalls(url) || request.method === 'HEAD') return;
    const { statusCode } = reply;
    const schema = responseSchemaOf(schemas, statusCode) ?? (statusCode >= 400 ? Problem : undefined);
    if (!schema) return;
    const name = `${request.method} ${url}`;
    if (statusCode === 200) {
      unanswered.delete(name);
      failures.push(...headerFaults(config.call, reply).map((fault) => `${name}: ${fault}`));
    }
    const failure = strictFailure(schema, JSON.parse(decode(payload, reply)));
    if (failure) failures.push(`${name} ${statusCode}: ${failure}`);
  }

  function checkBeforeWriting(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const schema = responseSchemaOf(request.routeOptions.schema, reply.statusCode);
    const error = schema?.safeParse(payload).error;
    if (error) failures.push(`${request.method} ${request.routeOptions.url}: ${z.prettifyError(error)}`);
  }

  function addHooks(message: unknown) {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, schema, config }) => {
      if (method === 'HEAD') return;
      if (config?.call) calls.push(config.call);
      else if (url.startsWith(API_PREFIX)) undescribed.push(`${method} ${url}`);
      if (responseSchemaOf(schema, 200)) unanswered.add(`${method} ${url}`);
    });
    fastify.addHook('preSerialization', (request, reply, payload, done) => {
      checkBeforeWriting(request, reply, payload);
      done(null, payload);
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      // Recorded clients test the answers of the old profiles.
      if (!request.apiProfile) check(request, reply, payload);
    });
  }

  subscribe('fastify.initialization', addHooks);
  const app = await createApp().finally(() => unsubscribe('fastify.initialization', addHooks));
  afterEach(() => expect(failures.splice(0)).toEqual([]));
  return { app, unanswered, calls, undescribed };
}

/** MCP is left out, because its client checks the schemas. */
function isOfCalls(url: string): boolean {
  return url.startsWith(API_PREFIX) && url !== `${API_PREFIX}/mcp`;
}

/** Returns undefined where the value has exactly the fields of the schema. */
export function strictFailure(schema: z.ZodType, value: unknown): string | undefined {
  const { data, error } = schema.safeParse(value);
  if (error) return z.prettifyError(error);
  const unknown = fieldsLeftOut(value, data);
  return unknown.length > 0 ? `fields that the contract does not name: ${unknown.join(', ')}` : undefined;
}

function fieldsLeftOut(value: unknown, parsed: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = parsed as Record<string, unknown>;
  return Object.entries(value).flatMap(([name, inner]) =>
    name in known ? fieldsLeftOut(inner, known[name], `${path}/${name}`) : [`${path}/${name}`],
  );
}

/** Headers that the OpenAPI document promises, or that it does not name. */
function headerFaults(call: DescribedCall | undefined, reply: FastifyReply): string[] {
  if (!call) return [];
  const documented = Object.keys(headersOf(call)).map((name) => name.toLowerCase());
  const unnamed = NAMED_HEADERS.filter((name) => reply.hasHeader(name) && !documented.includes(name));
  return [
    ...unnamed.map((name) => `the header ${name} is sent and not documented`),
    ...(call.sendsETag && !reply.hasHeader('etag') ? ['the header etag is documented and not sent'] : []),
  ];
}

const NAMED_HEADERS = Object.keys(HEADERS).map((name) => name.toLowerCase());

type Described = z.ZodType | { content?: Record<string, { schema: z.ZodType }> };

function responseSchemaOf(schema: unknown, status: number): z.ZodType | undefined {
  const response = (schema as { response?: Record<number, Described> } | undefined)?.response?.[status];
  return response instanceof z.ZodType ? response : response?.content?.['application/json']?.schema;
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/json');
}

function decode(payload: unknown, reply: FastifyReply): string {
  const coding = reply.getHeader('content-encoding');
  if (coding === 'br') return brotliDecompressSync(payload as Buffer).toString();
  if (coding === 'gzip') return gunzipSync(payload as Buffer).toString();
  return String(payload);
}
