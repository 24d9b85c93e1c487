import { issueToken, OAuthRefusal, revokeToken, Tokens } from '@wallabee/contract/apps/token';
import { Success } from '@wallabee/contract/protocol/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import type { ApiApp } from '../../platform/http/calls/route.ts';
import { endTokens } from './apps.service.ts';
import { exchange } from './oauth-server.ts';

interface TokenOptions {
  db: Db;
  now: () => Date;
}

/** Their refusals have the form of OAuth, which its clients know, instead of the API's. */
export function tokenRoutes(app: ApiApp, { db, now }: TokenOptions) {
  const open = { isOpen: true, isPublicRead: true };

  app.post(
    issueToken.path,
    { config: { ...open, call: issueToken }, schema: { response: { 200: Tokens, 400: OAuthRefusal } } },
    async (request, reply) => {
      reply.headers(NO_STORE);
      const body = formOf(request);
      if (!body) return refuse(reply, 'invalid_request', FORM_NEEDED);
      const { tokens, refusal } = await exchange(
        { db, now },
        { headers: headersOf(request), method: 'POST', query: {}, body },
      );
      return refusal ? refuse(reply, refusal.name, refusal.message) : reply.send(tokens);
    },
  );

  app.post(
    revokeToken.path,
    { config: { ...open, call: revokeToken }, schema: { response: { 200: Success, 400: OAuthRefusal } } },
    async (request, reply) => {
      reply.headers(NO_STORE);
      const { token, client_id } = formOf(request) ?? {};
      if (!token || !client_id)
        return refuse(reply, 'invalid_request', 'Missing parameter: `token` or `client_id`');
      await endTokens(db, { token, clientId: client_id, now: now() });
      await app.caughtUp();
      return reply.send({ success: true });
    },
  );
}

const NO_STORE = { 'cache-control': 'no-store', pragma: 'no-cache' };
const FORM_NEEDED = 'Invalid request: send a form in which each parameter occurs once';

/** RFC 6749, section 3.2: no parameter occurs twice. */
function formOf({ headers, body }: FastifyRequest): Record<string, string> | undefined {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const fields = isForm ? Object.entries((body ?? {}) as Record<string, unknown>) : [];
  const isSingle = fields.length > 0 && fields.every(([, value]) => isText(value));
  return isSingle ? (Object.fromEntries(fields) as Record<string, string>) : undefined;
}

/** PostgreSQL cannot store the character 0. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && !value.includes('\0');
}

/** Apps have no secret, so a password in the Authorization header is ignored. */
function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const { 'content-type': type = '', 'content-length': length = '1' } = headers;
  return { 'content-type': type, 'content-length': length };
}

function refuse(reply: FastifyReply, error: string, error_description: string) {
  return reply.code(400).send({ error, error_description, code: 'bad_input' });
}
