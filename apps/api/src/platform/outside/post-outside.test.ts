import { beforeEach, describe, expect, test } from 'vitest';
import { startReceiver } from '../../../test/outside/receiver.ts';
import { createPostOutside } from './post-outside.ts';

const receiver = await startReceiver();
const post = createPostOutside({ isTrusted: true, ca: receiver.ca, withinMs: 1_000 });
const to = (path: string) => ({
  url: new URL(path, receiver.origin),
  headers: { 'content-type': 'text/plain' },
  body: 'Zoë',
});

beforeEach(() => receiver.reset());

test('posts the body and its headers, and reads only the status', async () => {
  expect(await post(to('/hook?a=1'))).toEqual({ status: 204, failure: null });

  const [got] = receiver.received;
  expect(got?.path).toBe('/hook?a=1');
  expect(got?.body.toString()).toBe('Zoë');
  expect(got?.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-length': '4',
    'user-agent': 'WallaBee',
    connection: 'close',
  });
});

test.each([301, 302, 307, 308, 400, 410, 500])(
  '%i is a failure, and a redirect is not followed',
  async (status) => {
    receiver.answerWith(status);

    expect(await post(to('/'))).toEqual({ status, failure: `answered with ${status}` });
    expect(receiver.received).toHaveLength(1);
  },
);

test('a server that does not answer in time', async () => {
  receiver.answerWith(() => new Promise(() => {}));

  expect(await post(to('/'))).toEqual({ status: null, failure: 'no answer within 1 seconds' });
});

describe('private networks [AL-05]', () => {
  const careful = createPostOutside({ ca: receiver.ca });

  test.each([
    'localhost',
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0x7f.1',
    '10.0.0.7',
    '169.254.169.254',
  ])('nothing is sent to %s', async (host) => {
    const url = new URL('/', receiver.origin);
    url.hostname = host;

    const { failure } = await careful({ ...to('/'), url });

    expect(failure).toContain('is in a private network');
    expect(receiver.received).toHaveLength(0);
  });
});

test.each([
  { why: 'a host that is not known', url: 'https://goose.invalid/', failure: /^the host/ },
  { why: 'a port without a server', url: 'https://localhost:1/', failure: /^the connection was refused$/ },
  { why: 'an address without TLS', url: 'http://localhost:1/', failure: /^not an https address$/ },
])('$why', async ({ url, failure }) => {
  expect(await post({ ...to('/'), url: new URL(url) })).toEqual({
    status: null,
    failure: expect.stringMatching(failure),
  });
});

test('a certificate that is not trusted', async () => {
  const { failure } = await createPostOutside({ isTrusted: true })(to('/'));

  expect(failure).toBe('the certificate is self-signed');
});
