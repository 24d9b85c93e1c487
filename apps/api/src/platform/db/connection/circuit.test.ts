import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

const NEVER_MS = 3_600_000;

test('a database that answers others is asked at once, so one hung statement refuses nobody for long', async () => {
  const circuit = createCircuit(async () => {}, NEVER_MS);

  circuit.open();
  expect(circuit.isOpen()).toBe(true);

  await expect.poll(circuit.isOpen).toBe(false);
});

test('a silent database is asked again and again, and used when it answers', async () => {
  let probes = 0;
  const circuit = createCircuit(async () => {
    probes += 1;
    if (probes < 4) throw new Error('silent');
  }, 1);

  circuit.open();

  await expect.poll(circuit.isOpen).toBe(false);
  expect(probes).toBe(4);
});

test('a stopped one asks no more', async () => {
  let probes = 0;
  const circuit = createCircuit(async () => {
    probes += 1;
    circuit.stop();
    throw new Error('silent');
  }, 1);

  circuit.open();

  await expect.poll(() => probes).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(probes).toBe(1);
});
