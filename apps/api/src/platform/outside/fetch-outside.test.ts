import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fetchOutside } from './fetch-outside.ts';

const servers: { close(): unknown; closeAllConnections(): unknown }[] = [];
let address: string;
let respond: RequestListener;

beforeEach(async () => {
  address = await serve((request, response) => respond(request, response));
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('returns a file and its final address', async () => {
  respond = ({ headers }, response) =>
    response.setHeader('content-type', 'text/plain').end(`asked for ${headers.accept}`);

  const answer = await read('/posts');

  expect(answer.body.toString()).toBe('asked for text/*');
  expect(answer).toMatchObject({ contentType: 'text/plain', url: new URL(`${address}/posts`) });
});

describe('redirects', () => {
  test('three are followed', async () => {
    respond = redirectTimes(3);

    expect((await read('/0')).url.pathname).toBe('/3');
  });

  test('four are not', async () => {
    respond = redirectTimes(4);

    await expect(read('/0')).rejects.toThrow('more than 3 redirects');
  });

  test.each(['https://blog.example/', 'file:///etc/passwd', 'data:text/plain,hello', 'ftp://blog.example/'])(
    'none leads to another scheme: %s',
    async (location) => {
      respond = (_, response) => response.writeHead(302, { location }).end();

      await expect(read('/')).rejects.toThrow(/^a redirect to \w+:$/);
    },
  );

  test.each([undefined, 'http://['])('one to %s fails', async (location) => {
    respond = (_, response) => response.writeHead(302, location ? { location } : {}).end();

    await expect(read('/')).rejects.toThrow('a redirect to nowhere');
  });
});

describe('private networks', () => {
  test('a trusted address may be private, and redirect to private ones', async () => {
    const neighbour = await serve((_, response) => response.end('from next door'));
    respond = (_, response) =>
      response.writeHead(302, { location: neighbour.replace('127.0.0.1', 'localhost') }).end();

    expect((await read('/')).body.toString()).toBe('from next door');
  });

  test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433'])(
    'an untrusted address may not be private: %s',
    async (host) => {
      respond = (_, response) => response.end('the crown jewels');
      const url = address.replace('127.0.0.1', host);

      await expect(read('/', { url: new URL(url), isTrusted: false })).rejects.toThrow(
        'is in a private network',
      );
    },
  );
});

describe('time and size are limited', () => {
  test('a server that never answers', async () => {
    respond = () => {};

    await expect(read('/', { withinMs: 100 })).rejects.toThrow('took too long');
  });

  test('one that stalls half-way', async () => {
    respond = (_, response) => void response.write('a beginning');

    await expect(read('/', { withinMs: 100 })).rejects.toThrow('took too long');
  });

  test('one that disconnects', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('a beginning', () => response.destroy());
    };

    await expect(read('/')).rejects.toThrow('broke off');
  });

  test('one that sends too much', async () => {
    respond = (_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(400)), 1);
      response.on('close', () => clearInterval(timer));
    };

    await expect(read('/', { mostBytes: 1_000 })).rejects.toThrow('more than 1000 bytes');
  });

  test.each([204, 404, 500])('one that answers with %i', async (status) => {
    respond = (_, response) => response.writeHead(status).end();

    await expect(read('/')).rejects.toThrow(`answered with ${status}`);
  });

  test('one that cannot be reached', async () => {
    await expect(read('/', { url: new URL('http://127.0.0.1:1/') })).rejects.toThrow('ECONNREFUSED');
  });
});

function read(path: string, options: Partial<Parameters<typeof fetchOutside>[0]> = {}) {
  return fetchOutside({
    url: new URL(path, address),
    accept: 'text/*',
    mostBytes: 10_000,
    withinMs: 5_000,
    isTrusted: true,
    ...options,
  });
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function redirectTimes(times: number): RequestListener {
  return ({ url = '' }, response) => {
    const step = Number(url.slice(1));
    if (step === times) return response.end('here');
    return response.writeHead(302, { location: `/${step + 1}` }).end();
  };
}
