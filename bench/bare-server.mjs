// The baseline: a Fastify that does nothing but answer.
import Fastify from 'fastify';

const app = Fastify({ logger: false, bodyLimit: 64 * 1024 * 1024 });
const bodies = new Map();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

const hello = { 200: { type: 'object', properties: { hello: { type: 'string' } } } };
app.get('/hello', { schema: { response: hello } }, async () => ({ hello: 'world' }));

/** @typedef {import('fastify').FastifyRequest<{ Params: { name: string } }>} NamedRequest */

app.put('/same/:name', (/** @type {NamedRequest} */ request, reply) => {
  const type = String(request.headers['x-body-type']);
  bodies.set(request.params.name, { type, bytes: request.body });
  return reply.send({});
});
app.get('/same/:name', (/** @type {NamedRequest} */ request, reply) => {
  const { type, bytes } = bodies.get(request.params.name);
  return reply.type(type).send(bytes);
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
