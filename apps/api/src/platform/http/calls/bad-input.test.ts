import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { Problem } from '@wallabee/contract/protocol/problem';
import { describe, expect, test } from 'vitest';
import { type Input, inputsOf, operationsOf } from '../../../../test/checks/api-description.ts';
import { badValues, fittingValue, HOSTILE_TEXTS } from '../../../../test/checks/bad-values.ts';
import { fingerprints } from '../../../../test/database.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../../test/world.ts';

// No call changes the catalogue, and loading it again for each test takes most of the time.
const notEmptied = ['generation', 'item_set', 'item_type', 'category_group', 'category'] as const;
const world = await createTestWorld({}, { notEmptied });
await world.aSet({ id: 1 });
await world.anItemType({ id: 1, set_id: 1 });
// An event stream never ends, and takes no input.
const calls = operationsOf((await world.app.inject('/api/openapi.json')).json()).filter(
  ({ path }) => path !== '/events',
);

describe.each(calls)('$name', ({ method, path, operation }) => {
  const inputs = inputsOf(operation);

  test('refuses bad input in plain words and changes nothing [ER-03]', async () => {
    const ada = await aWorldToSpoil();
    const before = await fingerprints(world.db);

    for (const { changed, value } of inputs.flatMap((input) =>
      badValues(input).map((bad) => ({ changed: input, value: bad })),
    )) {
      const response = await send(ada, { method, path, inputs, values: { [changed.name]: value } });
      const result = { input: changed.name, value, status: response.statusCode };
      expect(result).toMatchObject({ status: expect.toSatisfy(isRefusal, 'a 4xx') });
      expect(response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
      expect(response.json().error).not.toMatch(WORDS_OF_THE_VALIDATOR);
    }
    expect(await fingerprints(world.db)).toEqual(before);
  });

  test('handles arbitrary input [ER-03]', async () => {
    const ada = await aWorldToSpoil();

    for (const input of inputs) {
      for (const value of HOSTILE_TEXTS) {
        const response = await send(ada, { method, path, inputs, values: { [input.name]: value } });
        expect({ input: input.name, value, status: response.statusCode }).toMatchObject({
          status: expect.toSatisfy((status: number) => status < 500, 'no 5xx'),
        });
      }
    }
  });

  test('handles malformed addresses [ER-03]', async () => {
    const ada = await aWorldToSpoil();

    for (const end of ['%ff', '%', '%00', '?%ff=1', '?page=1&page=2', '?page[]=1', '?__proto__=1']) {
      const response = await sendAsIs(ada, { method, url: `${addressOf(path)}${end}` });
      expect({ end, status: response.statusCode }).toMatchObject({
        status: expect.toSatisfy((status: number) => status < 500, 'no 5xx'),
      });
      if (isRefusal(response.statusCode) && /json/.test(String(response.headers['content-type']))) {
        expect(Problem.safeParse(response.json()).error).toBeUndefined();
        expect(response.json().error).not.toMatch(WORDS_OF_THE_VALIDATOR);
      }
    }
  });
});

test.each(calls.filter(({ operation }) => inputsOf(operation).some(({ place }) => place === 'body')))(
  '$name refuses an unreadable body and changes nothing [ER-03]',
  async ({ method, path }) => {
    const ada = await aWorldToSpoil();
    const before = await fingerprints(world.db);

    for (const { type, payload } of UNREADABLE_BODIES) {
      const response = await sendAsIs(ada, { method, url: addressOf(path), type, payload });
      expect({ type, payload: payload.slice(0, 40), status: response.statusCode }).toMatchObject({
        status: expect.toSatisfy(isRefusal, 'a 4xx'),
      });
      expect(response.json().error).not.toMatch(WORDS_OF_THE_VALIDATOR);
    }
    expect(await fingerprints(world.db)).toEqual(before);
  },
);

const UNREADABLE_BODIES = [
  { type: 'application/json', payload: '{"text":' },
  { type: 'application/x-www-form-urlencoded', payload: '' },
  { type: 'application/json', payload: '' },
  { type: 'application/json', payload: '[]' },
  { type: 'application/json', payload: '{"__proto__":{"x":1}}' },
  { type: 'application/x-www-form-urlencoded', payload: 'text=%ff%fe&username=%C3%28' },
  { type: 'application/x-www-form-urlencoded', payload: 'a=1&'.repeat(100_000) },
  { type: 'multipart/form-data; boundary=x', payload: '--y\r\nnonsense' },
  { type: 'text/plain', payload: 'hello' },
];

/** These words come from the validator and are not meant for clients. */
const WORDS_OF_THE_VALIDATOR = /Invalid|expected|received|Too (big|small)|FST_|content-type|Media Type/;

function addressOf(path: string): string {
  return `/api${path.replace(/\{\w+\}/g, '1')}`;
}

function sendAsIs(
  as: TestPlayer,
  { type, ...request }: { method: Endpoint['method']; url: string; type?: string; payload?: string },
) {
  const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': as.token };
  return world.app.inject({ ...request, headers: { ...headers, ...(type && { 'content-type': type }) } });
}

interface Request {
  method: Endpoint['method'];
  path: string;
  inputs: Input[];
  values: Record<string, string>;
}

function send(as: TestPlayer, { method, path, inputs, values }: Request) {
  const given = inputs
    .filter(({ name, isRequired }) => isRequired || name in values)
    .map((input) => ({ ...input, value: values[input.name] ?? fittingValue(input) }));
  const inPlace = (place: Input['place']) =>
    given
      .filter((input) => input.place === place)
      .map(({ name, value }) => [name, value] as [string, string]);
  const filled = inPlace('path').reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encode(value)),
    path,
  );
  const query = new URLSearchParams(inPlace('query')).toString();
  const body = new URLSearchParams(inPlace('body')).toString();
  return world.app.inject({
    method,
    url: `/api${filled}${query && `?${query}`}`,
    headers: {
      'x-wallabee-api-key': TEST_KEY,
      'x-user-token': as.token,
      ...(method !== 'GET' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method !== 'GET' && { payload: body }),
  });
}

/** A lone surrogate has no UTF-8 encoding; a client would send its three bytes. */
function encode(value: string): string {
  return value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80';
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

async function aWorldToSpoil(): Promise<TestPlayer> {
  await world.aPlace();
  const ada = await world.aPlayer('ada');
  await world.anItem({ item_type_id: 1, location: 'pouch', user_id: ada.id });
  return ada;
}
