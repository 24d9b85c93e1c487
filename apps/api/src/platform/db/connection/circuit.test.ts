import { expect, test } from 'vitest';
import { createCircuit } from './circuit.ts';

const NEVER_MS = 3_600_000;

test('the first probe runs at once, so one hung statement opens the circuit only briefly', async () => {
  const circuit = createCircuit(async () => {}, NEVER_MS);

  circuit.open();
  expect(circuit.isOpen()).toBe(true);

  await expect.poll(circuit.isOpen).toBe(false);
});

test('a database that does not answer is probed until it does', async () => {
  let probes = 0;
  const circuit = createCircuit(async () => {
    probes += 1;
    if (probes < 4) throw new Error('silent');
  }, 1);

  circuit.open();

  await expect.poll(circuit.isOpen).toBe(false);
  expect(probes).toBe(4);
});

test('a slow answer closes it, though later probes have begun', async () => {
  const answers: (() => void)[] = [];
  const circuit = createCircuit(() => new Promise((answered) => answers.push(answered)), 1);

  circuit.open();
  await expect.poll(() => answers.length).toBeGreaterThan(3);
  answers[0]?.();

  await expect.poll(circuit.isOpen).toBe(false);
});

test('a stopped circuit sends no more probes', async () => {
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
