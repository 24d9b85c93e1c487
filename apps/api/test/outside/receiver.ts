import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createPostOutside } from '../../src/platform/outside/post-outside.ts';
import { cleanUp } from '../clean-up.ts';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Answer = (request: Received) => number | Promise<number>;

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** An HTTPS server of a user. It is on this machine, where `post` sends what is addressed to public hosts. */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: Answer = () => 204;
  const server = createServer(
    { key: read('receiver-key.pem'), cert: read('receiver-certificate.pem') },
    async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { url: path = '', headers } = request;
      const got = { path, headers, body: Buffer.concat(chunks) };
      received.push(got);
      response.writeHead(await answer(got), { location: '/elsewhere' }).end();
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const trusting = createPostOutside({ isTrusted: true, ca: read('receiver-certificate.pem') });
  return {
    received,
    origin: `https://localhost:${port}`,
    ca: read('receiver-certificate.pem'),
    post: (post: Parameters<typeof trusting>[0]) => {
      const url = new URL(post.url);
      url.host = `localhost:${port}`;
      return trusting({ ...post, url });
    },
    answerWith(next: Answer | number) {
      answer = typeof next === 'number' ? () => next : next;
    },
    reset() {
      received.length = 0;
      answer = () => 204;
    },
  };
}

export const HOOK_URL = 'https://goose.example/hook';
