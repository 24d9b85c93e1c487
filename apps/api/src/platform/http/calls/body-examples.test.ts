import { expect, test } from 'vitest';
import { operationsOf } from '../../../../test/checks/api-description.ts';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';

const world = await createTestWorld();
const calls = operationsOf((await world.app.inject('/api/openapi.json')).json()).flatMap((call) => {
  const { parameters = [], requestBody } = call.operation;
  const body = requestBody?.content['application/json']?.example;
  const examples = new Map(parameters.map(({ name, example }) => [name, String(example)]));
  return body ? [{ ...call, body, examples }] : [];
});

test.each(calls)('the example of what $name sends is valid', async ({ method, path, body, examples }) => {
  const ada = await world.aPlayer('ada');

  const response = await world.app.inject({
    method,
    url: `/api${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(examples.get(name) ?? ''))}`,
    headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': ada.token },
    payload: body,
  });

  expect(response.body).not.toContain('bad_input');
});
