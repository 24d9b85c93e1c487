import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import type { FastifyInstance } from 'fastify';
import { badInput, ProblemError } from '../../problems.ts';

type Upload = NonNullable<Endpoint['upload']>;

/** Only the calls of the same plugin read files; elsewhere the types stay unknown. */
export function acceptFiles(app: FastifyInstance, { types, mostBytes }: Upload) {
  const unknown = types.filter((type) => !app.hasContentTypeParser(type));
  if (unknown.length === 0) return;
  app.addContentTypeParser(unknown, { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
}

export function refuseNoFile(body: unknown, { types }: Upload) {
  if (Buffer.isBuffer(body) && body.length > 0) return;
  if (body === undefined || body === null || Buffer.isBuffer(body)) throw badInput('The file is missing.');
  const error = `The body must be a file of one of the types ${types.join(', ')}.`;
  throw new ProblemError(415, { code: 'bad_input', error });
}
