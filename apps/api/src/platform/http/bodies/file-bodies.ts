import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import type { FastifyInstance } from 'fastify';
import { badInput, ProblemError } from '../../problems.ts';

type Upload = NonNullable<Endpoint['upload']>;

/** All calls of the same plugin then parse these types, so the others must refuse a file themselves. */
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
  throw wrongType(types);
}

export function refuseFile(body: unknown) {
  if (Buffer.isBuffer(body)) throw wrongType();
}

/** `types` are those of the files that the call takes, if it takes any. */
export function wrongType(types?: readonly string[]): ProblemError {
  const wanted = types ? `a file of one of the types ${types.join(', ')}` : 'JSON or a form';
  return new ProblemError(415, { code: 'bad_input', error: `The body must be ${wanted}.` });
}
