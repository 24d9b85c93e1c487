import type { CallApi } from '@wallabee/contract/protocol/client';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../../platform/http/addresses.ts';
import { TOKEN_HEADER } from '../../platform/http/calls/authentication.ts';
import type { Credentials } from '../../platform/http/calls/in-process-calls.ts';
import type { ApiApp } from '../../platform/http/calls/route.ts';
import { encodedContent, sendEncoded } from '../../platform/http/content/encoded-content.ts';
import { badInput, forbidden } from '../../platform/problems.ts';

export interface AssistantOptions {
  siteUrl: string;
  callsAs: (credentials: Credentials) => CallApi;
}

/** The Model Context Protocol over HTTP, stateless, so that any process can answer. */
export function assistantRoutes({ siteUrl, callsAs }: AssistantOptions) {
  const siteOrigin = new URL(siteUrl).origin;
  const address = `${siteUrl}${API_PREFIX}${MCP_PATH}`;

  return async (app: ApiApp) => {
    app.route({
      method: 'POST',
      url: MCP_PATH,
      bodyLimit: LARGEST_MESSAGE,
      config: { isPublicRead: true, oauthResource: `${API_PREFIX}${MCP_PATH}` },
      handler: async (request, reply) => {
        refuseTokenOfOtherOrigin(request, siteOrigin);
        refuseBatch(request.body);
        const { answerMessage } = await import('./answer-message.ts');
        const message = new Request(address, { method: 'POST', headers: plainHeaders(request) });
        const response = await answerMessage(message, request.body, chargedCalls(request, callsAs));
        await sendResponse(request, reply, response);
        return reply;
      },
    });
  };
}

const MCP_PATH = '/mcp';
const LARGEST_MESSAGE = 64 * 1024;
const NOT_STORED = { 'cache-control': 'private, no-store', vary: 'Accept-Encoding' };

/** Calls with the credentials of the message. Calls in process are not charged to the network, so it is done here. */
function chargedCalls(request: FastifyRequest, callsAs: AssistantOptions['callsAs']): CallApi {
  const { authorization } = request.headers;
  const callApi = callsAs({
    key: textOf(request.headers['x-wallabee-api-key']),
    token: textOf(request.headers[TOKEN_HEADER]),
    authorization,
  });
  return (endpoint, ...input) => {
    request.chargeNetwork(NETWORK_COSTS[endpoint.cost ?? 'call']);
    return callApi(endpoint, ...input);
  };
}

/** With DNS rebinding a foreign page needs no preflight, so CORS alone would not stop it. */
function refuseTokenOfOtherOrigin({ headers }: FastifyRequest, siteOrigin: string) {
  if (headers.origin === undefined || headers.origin === siteOrigin) return;
  if (headers[TOKEN_HEADER] === undefined) return;
  throw forbidden('Pages of other sites cannot send X-User-Token. Use the access token of an app.');
}

/** One request with a batch could make any number of calls. */
function refuseBatch(body: unknown) {
  if (Array.isArray(body)) throw badInput('Send one message per request: batches are not supported.');
}

/** An event stream ends with the result of the message, so it is sent as one compressed body. */
async function sendResponse(request: FastifyRequest, reply: FastifyReply, response: Response) {
  reply.code(response.status).headers(NOT_STORED);
  const type = response.headers.get('content-type');
  const text = await response.text();
  if (type === null) reply.send(text);
  else await sendEncoded(request, reply, encodedContent(text, type));
}

function plainHeaders({ headers }: FastifyRequest): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
