import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { cleanUp } from '../clean-up.ts';

/**
 * A proxy to PostgreSQL that can delay or swallow all traffic: connections stay open and are accepted, but nothing
 * arrives, as behind a firewall that drops packets.
 */
export async function openBlackHole(url: string) {
  const { searchParams, pathname, username } = new URL(url);
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  let held: (() => void)[] | undefined;
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
        if (held) held.push(() => to.write(bytes));
        else if (!isSwallowing) to.write(bytes);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!isSwallowing) to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp(() => {
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
    /** Delays all traffic until `release`. */
    hold() {
      held = [];
    },
    isHolding: () => held !== undefined && held.length > 0,
    release() {
      for (const send of held ?? []) send();
      held = undefined;
    },
    /** The swallowed bytes are lost, and so the connections are closed, as a real network does in the end. */
    heal() {
      isSwallowing = false;
      for (const socket of sockets) socket.destroy();
    },
  };
}
