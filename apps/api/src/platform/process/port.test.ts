import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { explain } from './failures.ts';
import { ensurePortIsFree } from './port.ts';

test('a free port stays free, and a taken one is reported in one sentence', async () => {
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

test('an unknown host is named, and not taken for the database', async () => {
  const failure = await ensurePortIsFree({ port: 0, host: 'nowhere.invalid' }).catch((reason) => reason);

  expect(explain(failure)).toContain('the host nowhere.invalid of the settings cannot be found');
  expect(explain(failure)).not.toContain('DATABASE_URL');
});
