import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callName } from '@wallabee/contract/developers/call-names';
import type { DescribedCall, Endpoint } from '@wallabee/contract/protocol/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { type RecordedExample, requestPath } from '../../src/platform/http/openapi/recorded-examples.ts';
import { strictFailure } from '../answer-checks.ts';
import { createSmallWorld } from '../small-world.ts';
import { TEST_KEY } from '../world.ts';
import { documented, type OpenApiDocument } from './document-faults.ts';
import { NOT_RECORDED, RECORDED_PARAMETERS } from './recorded-parameters.ts';
import { cutExample, hasContent, shapeOf } from './recorded-shapes.ts';

const FILE = join(import.meta.dirname, '../../src/platform/http/openapi/recorded-examples.json');

const LONGEST_EXAMPLE = 6_000;

type Recorded = Record<string, RecordedExample[]>;

const { app, calls } = await createSmallWorld({ SITE_URL: 'https://wallabee.example' });
const document: OpenApiDocument = (await app.inject('/api/openapi.json')).json();
const stored: Recorded = JSON.parse(await readFile(FILE, 'utf8'));

let token = '';
beforeAll(async () => {
  const payload = { username: 'demo', password: 'honeycomb' };
  const headers = { 'x-wallabee-api-key': TEST_KEY };
  const response = await app.inject({ method: 'POST', url: '/api/login', headers, payload });
  ({ token } = response.json());
});

/** `--update` records the calls again whose answers have changed their shape; delete the file to record all. */
test('the recorded examples have the fields of the current answers [DV-06]', async () => {
  const recorded: Recorded = {};
  for (const call of calls.filter(isRecordable)) {
    const examples = await examplesOf(call);
    if (examples.length > 0) recorded[callName(call)] = examples;
  }

  const sorted = Object.entries(recorded).sort(([one], [other]) => (one < other ? -1 : 1));
  await expect(`${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`).toMatchFileSnapshot(FILE);
});

describe('a recorded example', () => {
  test('contains no token and no secret', () => {
    const text = JSON.stringify(stored);

    expect(text).not.toContain(TEST_KEY);
    expect(text).not.toMatch(/"(token|secret|password|code|api_key)":/);
    expect(text).not.toMatch(/wbk_|whs_/);
  });

  test('is truncated to a readable size', () => {
    const large = Object.entries(stored).filter(
      ([, examples]) => JSON.stringify(examples).length > 2 * LONGEST_EXAMPLE,
    );

    expect(large.map(([name]) => name)).toEqual([]);
  });
});

function isRecordable(call: DescribedCall): boolean {
  const { method, response, changes } = call as Endpoint;
  return method === 'GET' && response !== undefined && !changes && !NOT_RECORDED.has(callName(call));
}

async function examplesOf(call: DescribedCall): Promise<RecordedExample[]> {
  const name = callName(call);
  const before = stored[name] ?? [];
  const examples: RecordedExample[] = [];
  for (const parameters of RECORDED_PARAMETERS[name] ?? [exampleParameters(call)]) {
    const whole = await answerTo(call, parameters);
    const answer = [cutExample(whole), whole].find((shown) => fits(call, shown));
    if (hasContent(answer)) examples.push({ parameters, answer });
  }
  const isSame = shapeOf(before).join() === shapeOf(examples).join();
  return isSame ? before : examples;
}

/** A truncated list or text can violate the schema; the whole answer is then used if it is short. */
function fits({ response }: DescribedCall, answer: unknown): boolean {
  const isShort = JSON.stringify(answer).length <= LONGEST_EXAMPLE;
  return isShort && response !== undefined && strictFailure(response, answer) === undefined;
}

/** The examples of the required parameters. */
function exampleParameters(call: DescribedCall): Record<string, unknown> {
  const needed = (documented(document, call).parameters ?? []).filter(
    ({ name, in: place, required }) =>
      !Object.hasOwn(call.fixedParts ?? {}, name) && (place === 'path' || (place === 'query' && required)),
  );
  return Object.fromEntries(needed.map(({ name, example }) => [name, example]));
}

async function answerTo(call: DescribedCall, parameters: RecordedExample['parameters']) {
  const response = await app.inject({
    url: `/api${requestPath(call, parameters)}`,
    headers: {
      'x-wallabee-api-key': TEST_KEY,
      ...(call.access === 'player' && { 'x-user-token': token }),
    },
  });
  return response.statusCode === 200 ? response.json() : null;
}
