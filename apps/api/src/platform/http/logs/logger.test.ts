import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { expectLinear } from '../../../../test/processes/processor-time.ts';
import { startSecondServer } from '../../../../test/processes/second-server.ts';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';
import { pageCredentialOf } from '../../sessions/page-sessions.queries.ts';
import { withoutValues } from './log-values.ts';
import { logging } from './logger.ts';

const world = await createTestWorld();
const lines: string[] = [];
const server = await startSecondServer(world, {
  environment: { LOG_LEVEL: 'trace' },
  logTo: { write: (line) => lines.push(line) },
});

const SECRETS = {
  password: 'swordfish-in-the-password',
  name: 'Ada-Tried-This-Name',
  text: 'a message between friends',
  search: 'searched-for-this',
  address: '203.0.113.77',
  code: 'CODE-OF-ADA',
  wrongToken: 'a-token-that-is-wrong',
};

test('every request is logged with its id and without personal data [ER-02]', async () => {
  const [ada, ben] = [await world.aPlayer('ada-larch'), await world.aPlayer('ben-birch')];
  const send = (url: string, options: { payload?: object; token?: string } = {}) =>
    server.app.inject({
      method: options.payload ? 'POST' : 'GET',
      url,
      remoteAddress: SECRETS.address,
      headers: {
        'x-wallabee-api-key': TEST_KEY,
        'x-user-token': options.token ?? ada.token,
        cookie: `page-session=${ada.id}.${pageCredentialOf(ada.token)}`,
      },
      ...(options.payload && { payload: options.payload }),
    });

  const answers = [
    await send('/api/login', { payload: { username: SECRETS.name, password: SECRETS.password } }),
    await send(`/api/inbox/${ben.id}`, { payload: { text: SECRETS.text } }),
    await send(`/api/search?q=${SECRETS.search}`),
    await send(`/api/users/${ada.id}/redeem/${SECRETS.code}`),
    await send(`/api/users/${SECRETS.name}`, { token: SECRETS.wrongToken }),
    await send(`/api/no-such-call/${SECRETS.search}?key=${TEST_KEY}`),
    await send(`/api/%zz${SECRETS.search}`),
    await send(`/api/blog?callback=show&key=${TEST_KEY}&q=${SECRETS.search}`),
    await aFailedCall(() => send(`/api/users/${SECRETS.name}`)),
  ];
  await sendNonsense();

  const log = lines.join('');
  for (const secret of [
    ...Object.values(SECRETS),
    TEST_KEY,
    ada.token,
    pageCredentialOf(ada.token),
    ada.username,
    ben.username,
  ])
    expect(log).not.toContain(secret);
  for (const { headers } of answers.filter(({ statusCode }) => statusCode !== 400))
    expect(log).toContain(headers['x-request-id']);
  expect(log).toContain('call failed');
  expect(log).toContain('/api/users/:player');
});

test('JSONP is sent once, and nothing is logged about it [AP-21]', async () => {
  const log: string[] = [];
  const logTo = { write: (line: string) => log.push(line) };
  const quiet = await startSecondServer(world, { environment: { LOG_LEVEL: 'warn' }, logTo });

  const response = await quiet.app.inject(`/api/blog?callback=show&q=${SECRETS.search}`);

  expect(response.statusCode).toBe(200);
  expect(log).toEqual([]);
});

describe.each(['trace', 'info', 'warn', 'error'])('at level %s a message of Fastify’s own', (level) => {
  test.each<{ kind: string; say: (log: FastifyBaseLogger, url: string) => void }>([
    {
      kind: 'in an error alone',
      say: (log, url) => log.error(new Error(`Reply was sent in "${url}" (GET)?`)),
    },
    {
      kind: 'in an error by name',
      say: (log, url) => log.error({ err: new Error(`sent in "${url}" (GET)`) }),
    },
    {
      kind: 'said again beside the error',
      say: (log, url) => log.error({ err: new Error('x') }, `failed in ${url}`),
    },
    {
      kind: 'in a sentence',
      say: (log, url) => log.error(`Reply was already sent in the "${url}" (GET) route?`),
    },
    { kind: 'with a method before it', say: (log, url) => log.error(`Route GET:${url} not found`) },
    { kind: 'as a value of a sentence', say: (log, url) => log.error('no route for %s', url) },
    {
      kind: 'in a request',
      say: (log, url) =>
        log.error({ req: { method: 'GET', url, raw: { url }, ip: SECRETS.address } }, 'failed'),
    },
  ])('$kind contains no address', async ({ say }) => {
    const log: string[] = [];
    const app = Fastify(logging(level, { write: (line) => log.push(line) }));
    const url = `/api/blog?callback=x"y&key="${SECRETS.wrongToken}"&q='${SECRETS.search}`;
    app.get('/api/blog', (request, reply) => {
      say(request.log as FastifyBaseLogger, request.url);
      return reply.send('');
    });

    await app.inject({ url, remoteAddress: SECRETS.address });

    expect(log.join('')).toContain('"level":50');
    for (const secret of Object.values(SECRETS)) expect(log.join('')).not.toContain(secret);
    expect(log.join('')).not.toContain('callback');
  });
});

test('at the level of failures, a failure has the id of its request', async () => {
  const log: string[] = [];
  const logTo = { write: (line: string) => log.push(line) };
  const quiet = await startSecondServer(world, { environment: { LOG_LEVEL: 'warn' }, logTo });
  const ask = () =>
    quiet.app.inject({ url: '/api/users/nobody', headers: { 'x-wallabee-api-key': TEST_KEY } });

  const fine = await ask();
  const failed = await aFailedCall(ask);

  expect([fine.statusCode, failed.statusCode]).toEqual([200, 500]);
  expect(log.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      reqId: failed.headers['x-request-id'],
      msg: 'call failed',
      err: expect.objectContaining({ code: '42P01' }),
    }),
  ]);
});

test('a failure is logged by kind and place, without input', async () => {
  const failures = await Promise.all([
    sql`select ${SECRETS.password}::integer`.execute(world.db).catch((failure) => failure),
    sql`insert into category_group values (${SECRETS.name}, 1, '', '', ''), (${SECRETS.name}, 2, '', '', '')`
      .execute(world.db)
      .catch((failure) => failure),
    (async () => JSON.parse(SECRETS.text))().catch((failure) => failure),
  ]);

  const logged = failures.map(withoutValues);

  for (const secret of Object.values(SECRETS)) expect(JSON.stringify(logged)).not.toContain(secret);
  expect(JSON.stringify(logged)).not.toContain('message b');
  expect(logged[0]).toMatchObject({ message: 'invalid input syntax for type integer: "…"', code: '22P02' });
  expect(logged[1]).toMatchObject({
    code: '23505',
    table: 'category_group',
    constraint: 'category_group_pkey',
  });
  expect(logged[2]).toMatchObject({ type: 'SyntaxError', stack: expect.stringContaining('logger.test.ts') });
});

test.each(['"', "'", '`', '“', '”', '“”', `"'`])(
  'a failure with 256 KB of %s in its message costs less than 50 ms of processor time',
  async (quote) => {
    await expectLinear((share) => {
      const failure = new Error(quote.repeat((256 * 1024 * share) / quote.length));
      return () => withoutValues(failure);
    });
  },
);

/** A missing table is an unexpected failure, so the server logs it. */
async function aFailedCall<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  await sql`alter table player rename to player_away`.execute(world.db);
  try {
    return await call();
  } finally {
    await sql`alter table player_away rename to player`.execute(world.db);
  }
}

/** Input that is not HTTP makes the server log a client error. */
async function sendNonsense() {
  const socket = connect(Number(new URL(server.eventsUrl).port), '127.0.0.1');
  socket.write(`NONSENSE ${SECRETS.search}\r\nX-User-Token: ${SECRETS.wrongToken}\r\n\r\n`);
  await once(socket.resume(), 'close');
}
