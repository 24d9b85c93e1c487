import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { cleanUp } from '../clean-up.ts';

/** An address that can lead to another PostgreSQL, as HAProxy's does. */
export async function openSwitch(sockets: string) {
  let target: string | undefined = sockets;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    if (!target) return void client.destroy();
    join(client, connect(`${target}/.s.PGSQL.5432`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp(() => {
    cut();
    server.close();
  });

  function join(client: Socket, postgres: Socket) {
    for (const [one, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }

  function cut() {
    for (const socket of open) socket.destroy();
  }

  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://wallabee@127.0.0.1:${port}/wallabee`,
    /** Open connections are cut; without a target new ones are, too. */
    lead(to: string | undefined) {
      target = to;
      cut();
    },
  };
}
