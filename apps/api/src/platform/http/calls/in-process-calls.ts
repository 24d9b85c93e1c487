import { Socket } from 'node:net';
import { type CallApi, createApiClient } from '@wallabee/contract/protocol/client';
import { PAGE_SESSION_HEADER } from '@wallabee/contract/protocol/page-session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import inject from 'light-my-request';
import { API_PREFIX } from '../addresses.ts';
import { TOKEN_HEADER } from './authentication.ts';

export function isInProcess({ raw }: FastifyRequest): boolean {
  return !(raw.socket instanceof Socket);
}

/** Only calls made in process can ask for the primary. */
export function readsPrimary(request: FastifyRequest): boolean {
  return request.headers[PRIMARY_HEADER] !== undefined && isInProcess(request);
}

const PRIMARY_HEADER = 'x-wallabee-primary';

export interface Credentials {
  key?: string | undefined;
  pageSession?: string | undefined;
  token?: string | undefined;
  authorization?: string | undefined;
  /** For a page that is cached after a change that the replica may not have replayed. */
  readsPrimary?: boolean | undefined;
}

/** `app.inject` refuses calls as soon as the server closes, but pages in progress must be finished. */
export function inProcessCalls(
  app: FastifyInstance,
  { key, pageSession, token, authorization, readsPrimary }: Credentials,
): CallApi {
  return createApiClient(async ({ method, path, body, bodyType }) => {
    const response = await inject((request, response) => app.routing(request as never, response as never), {
      method,
      url: `${API_PREFIX}${path}`,
      headers: {
        host: NO_HOST,
        ...(key && { 'x-wallabee-api-key': key }),
        ...(pageSession && { [PAGE_SESSION_HEADER]: pageSession }),
        ...(token && { [TOKEN_HEADER]: token }),
        ...(authorization && { authorization }),
        ...(readsPrimary && { [PRIMARY_HEADER]: '1' }),
        ...(bodyType && { 'content-type': bodyType }),
      },
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, body: response.json() };
  });
}

/** A reserved host: any other could be one of API_HOSTS, and pages need the current format. */
const NO_HOST = 'in-process.invalid';
