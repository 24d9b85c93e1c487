import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerFailures } from '../error-handler.ts';
import { formBodies } from './form-bodies.ts';

const OPEN = '--edge\r\n';
const CLOSE = '--edge--\r\n';
const field = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const username = `${OPEN}${field('username', 'ada')}`;
const password = `${OPEN}${field('password', 'not a secret')}`;

describe('the fields of a multipart form are read', () => {
  test.each([
    { form: 'that is whole', body: `${username}${password}${CLOSE}` },
    { form: 'without the last line end', body: `${username}${password}--edge--` },
    { form: 'without a closing delimiter', body: `${username}${password}` },
    { form: 'that ends with a value', body: `${username}${password}`.slice(0, -2) },
    { form: 'that ends with an opening delimiter', body: `${username}${password}${OPEN}` },
    { form: 'that begins with an empty line', body: `\r\n${username}${password}${CLOSE}` },
    {
      form: 'that begins with an empty line and ends with an opening delimiter',
      body: `\r\n${username}${password}${OPEN}`,
    },
    { form: 'after a preamble', body: `A form.\r\n${username}${password}${CLOSE}` },
    { form: 'before an epilogue', body: `${username}${password}${CLOSE}\r\n` },
  ])('$form [DV-02]', async ({ body }) => {
    const response = await send(body);

    expect(response.json()).toEqual({ username: 'ada', password: 'not a secret' });
  });

  test.each([
    { value: 'dashes', password: '--' },
    { value: 'line ends', password: '\r\n\r\n' },
    { value: 'nothing', password: '' },
  ])('with $value in a value, whatever the form ends with', async ({ password }) => {
    const whole = `${OPEN}${field('password', password)}`;

    for (const ending of [CLOSE, OPEN]) {
      expect((await send(`${whole}${ending}`)).json()).toEqual({ password });
    }
  });

  test('that consists of an opening delimiter: none', async () => {
    for (const body of [OPEN, `\r\n${OPEN}`]) expect((await send(body)).json()).toEqual({});
  });
});

describe('a multipart form is refused', () => {
  test.each([
    { form: 'with two opening delimiters at its end', body: `${username}${OPEN}${OPEN}` },
    { form: 'with an opening delimiter in its middle', body: `${username}${OPEN}${password}${CLOSE}` },
    { form: 'with line feeds alone', body: `${username}${password}--edge\n` },
    { form: 'with spaces after its last delimiter', body: `${username}${password}--edge  \r\n` },
    { form: 'of another boundary', body: '--rim\r\n' },
    { form: 'without a header', body: `${OPEN}ada\r\n${OPEN}` },
    { form: 'with a header that does not end', body: `${OPEN}Content-Disposition: form-data; name="a"\r\n` },
    { form: 'of delimiters', body: OPEN.repeat(10_000) },
    {
      form: 'that is not UTF-8',
      body: Buffer.concat([Buffer.from(username), Buffer.from([0xff]), Buffer.from(OPEN)]),
    },
  ])('$form [ER-03]', async ({ body }) => {
    const response = await send(body);

    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('bad_input');
  });
});

async function send(body: string | Buffer) {
  const app = Fastify();
  onTestFinished(() => app.close());
  answerFailures(app);
  await app.register(formBodies);
  app.post('/', async (request) => request.body);
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  return app.inject({ method: 'POST', url: '/', headers, payload: body });
}
