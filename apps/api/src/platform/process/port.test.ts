import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { explain } from './failures.ts';
import { ensurePortIsFree } from './port.ts';

test('a free port stays free, and a taken one is told in one sentence', async () => {
  const other = createServer().listen({ port: 0, host: '127.0.0.1' });
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  const failure = await ensurePortIsFree({ port, host: '127.0.0.1' }).catch((reason) => reason);
  expect(explain(failure)).toContain(`port ${port} is taken by another program`);

  other.close();
  await once(other, 'close');
  await ensurePortIsFree({ port, host: '127.0.0.1' });
  await ensurePortIsFree({ port, host: '127.0.0.1' });
});
