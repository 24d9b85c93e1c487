import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

test('new connections are accepted while open ones keep the process busy', async () => {
  const { server, port } = await aBusyServer();
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  const open = await Promise.all(Array.from({ length: 40 }, () => connectTo(port)));
  while (accepted < 40) await new Promise(setImmediate);

  // Each client sends its next request as soon as it has an answer: without slices, one connection is accepted per
  // forty answers.
  let answered = 0;
  for (const socket of open)
    socket.on('data', () => {
      answered += 1;
      socket.write(REQUEST);
    });
  for (const socket of open) socket.write(REQUEST);
  await once(open[0] as NodeJS.EventEmitter, 'data');
  const before = answered;
  const arriving = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  while (accepted < 100) await new Promise(setImmediate);

  expect(answered - before).toBeLessThan(600);
  for (const socket of [...open, ...arriving]) socket.destroy();
  server.close();
});

test('work starts in the order in which it was added', async () => {
  const queue = createFairQueue(createServer());
  const begun: number[] = [];

  await new Promise<void>((done) => {
    for (let n = 0; n < 500; n += 1)
      queue.add(() => {
        begun.push(n);
        if (n === 499) done();
      });
  });

  expect(begun).toEqual(Array.from({ length: 500 }, (_, n) => n));
});

const REQUEST = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';

async function aBusyServer() {
  const server = createServer((_, response) =>
    queue.add(() => {
      const until = performance.now() + 3;
      while (performance.now() < until);
      response.end('done');
    }),
  );
  const queue = createFairQueue(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
