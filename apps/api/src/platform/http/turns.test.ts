import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('whoever knocks is let in while those inside keep the process busy', async () => {
  const { server, port } = await aBusyServer();
  let taken = 0;
  server.on('connection', () => {
    taken += 1;
  });
  const inside = await Promise.all(Array.from({ length: 40 }, () => open(port)));
  while (taken < 40) await new Promise(setImmediate);

  // Each asks at once and again as soon as it is answered: without turns, one is taken while forty are served.
  let answered = 0;
  for (const socket of inside)
    socket.on('data', () => {
      answered += 1;
      socket.write(REQUEST);
    });
  for (const socket of inside) socket.write(REQUEST);
  await once(inside[0] as NodeJS.EventEmitter, 'data');
  const before = answered;
  const knocking = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  while (taken < 100) await new Promise(setImmediate);

  expect(answered - before).toBeLessThan(600);
  for (const socket of [...inside, ...knocking]) socket.destroy();
  server.close();
});

test('all that waits is begun, in the order in which it came', async () => {
  const begin = createTurns(createServer());
  const begun: number[] = [];

  await new Promise<void>((done) => {
    for (let n = 0; n < 500; n += 1)
      begin(() => {
        begun.push(n);
        if (n === 499) done();
      });
  });

  expect(begun).toEqual(Array.from({ length: 500 }, (_, n) => n));
});

const REQUEST = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';

async function aBusyServer() {
  const server = createServer((_, response) =>
    begin(() => {
      const until = performance.now() + 3;
      while (performance.now() < until);
      response.end('done');
    }),
  );
  const begin = createTurns(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function open(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
