import { once } from 'node:events';
import { createServer } from 'node:net';

export async function ensurePortIsFree({ port, host }: { port: number; host: string }) {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
