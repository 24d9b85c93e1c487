import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/**
 * A way to PostgreSQL that can swallow everything: connections stay open and are even accepted, and nothing that is sent
 * ever arrives. As when a firewall drops packets or the machine is frozen.
 */
export async function openBlackHole(url: string) {
  const { searchParams, pathname, username } = new URL(url);
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  let clients = 0;

  const server = createServer((client) => {
    clients += 1;
    client.on('close', () => {
      clients -= 1;
    });
    const postgres = connect(`${searchParams.get('host')}/.s.PGSQL.5432`);
    for (const [from, to] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isSwallowing) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!isSwallowing) to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    clients: () => clients,
    swallow() {
      isSwallowing = true;
    },
    /** What was swallowed is gone; a real network would close those connections in the end, too. */
    heal() {
      isSwallowing = false;
      for (const socket of sockets) socket.destroy();
    },
  };
}
