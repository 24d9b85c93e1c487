import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';

const folder = join(import.meta.dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const schemaFree = files.filter((file) => /\.(addresses|calls)\.ts$/.test(file));

async function exportsOf(wanted: RegExp): Promise<[string, Record<string, unknown>][]> {
  const modules = await Promise.all(
    files.filter((file) => wanted.test(file)).map((file) => import(join(folder, file))),
  );
  return modules.flatMap((module) => Object.entries(module)) as [string, Record<string, unknown>][];
}

test('every endpoint takes its method and path from the addresses of its feature', async () => {
  const values = await exportsOf(/^(?!.*\.(test|fixture|addresses|calls)\.ts$)/);
  const endpoints = values.filter(([, value]) => isEndpoint(value)) as unknown as [string, Endpoint][];
  const addresses = (await exportsOf(/\.addresses\.ts$/)).flatMap(([, value]) => Object.entries(value));

  const addressOf = ({ method, path, sendsJson, canWait }: Endpoint) => ({
    method,
    path,
    ...(sendsJson && { sendsJson }),
    ...(canWait && { canWait }),
  });
  expect(endpoints.length).toBeGreaterThan(80);
  expect(Object.fromEntries(endpoints.map(([name, endpoint]) => [name, addressOf(endpoint)]))).toEqual(
    Object.fromEntries(addresses),
  );
});

test('no file but the addresses spells out a path', () => {
  const others = files.filter((file) => !/\.(addresses|test)\.ts$/.test(file));

  expect(others.filter((file) => /\bpath: ['"]\//.test(source(file)))).toEqual([]);
});

test.each(schemaFree)('%s loads no schema', (file) => {
  const loaded = [...source(file).matchAll(/^import (?!type )[^']*'([^']+)'/gm)].map(([, from]) => from);

  expect(loaded.every((from) => from?.endsWith('.addresses.ts'))).toBe(true);
});

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

function source(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
