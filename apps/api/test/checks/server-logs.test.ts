import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { logging } from '../../src/platform/http/logs/logger.ts';
import { checkServerLogs, errorLines, expectErrorLog, serverLog } from '../server-logs.ts';

const API = join(import.meta.dirname, '../..');

test('an error that no test has declared fails the test that caused it', async () => {
  await fail('one failure');

  expect(checkServerLogs).toThrow('no test has declared');
});

test('an error that was declared does not fail the test; one that was not logged does', async () => {
  expectErrorLog(/one failure/);
  await fail('one failure');
  expect(checkServerLogs).not.toThrow();

  expectErrorLog(/another failure/);
  expect(checkServerLogs).toThrow('another failure');
});

test('warnings are no errors, except a response that was sent twice', () => {
  const lines = [
    '{"level":40,"msg":"slow"}',
    '{"level":40,"err":{"code":"FST_ERR_REP_ALREADY_SENT"}}',
    '{"level":50,"msg":"failed"}',
    '{"level":60,"msg":"failed"}',
    'ready http://localhost:3000',
  ];

  expect(errorLines(lines.join('\n'))).toEqual(lines.slice(1, 4));
});

test('every server of a test writes to the checked log', async () => {
  const files = (await readdir(API, { recursive: true, withFileTypes: true }))
    .filter(({ name, parentPath }) => name.endsWith('.ts') && !/node_modules|dist/.test(parentPath))
    .map(({ name, parentPath }) => join(parentPath, name))
    .filter(
      (file) => file !== import.meta.filename && (file.includes('/test/') || file.endsWith('.test.ts')),
    );
  const unchecked: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const startsServer = /\bcreate(Pages)?App\(\{/.test(text);
    if (/LOG_LEVEL: 'silent'/.test(text) || (startsServer && !/\blogTo\b/.test(text))) unchecked.push(file);
  }

  expect(files.length).toBeGreaterThan(100);
  expect(unchecked).toEqual([]);
});

async function fail(message: string) {
  const app = Fastify(logging('warn', serverLog));
  app.get('/', (request, reply) => {
    request.log.error(new Error(message));
    return reply.send('');
  });
  await app.inject('/');
}
