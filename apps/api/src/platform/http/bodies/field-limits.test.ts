import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';

const world = await createTestWorld();

const FORM = 'application/x-www-form-urlencoded';
const partNamed = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`;

describe('more than 100 fields are refused:', () => {
  const many = Array.from({ length: 101 }, (_, index) => `f${index}=`);

  test.each([
    { kind: 'a form', type: FORM, payload: many.join('&') },
    {
      kind: 'JSON',
      type: 'application/json',
      payload: JSON.stringify(Object.fromEntries(many.map((name) => [name, 1]))),
    },
    {
      kind: 'a multipart form',
      type: 'multipart/form-data; boundary=x',
      payload: many.map(partNamed).join(''),
    },
  ])('$kind', async ({ type, payload }) => {
    const response = await ask({
      method: 'POST',
      url: '/api/item-search',
      headers: { 'content-type': type },
      payload,
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'bad_input',
      error: 'The request has more than 100 fields.',
    });
  });

  test('an address', async () => {
    const response = await ask({ url: `/api/item-search/suggest?text=bell&${many.join('&')}` });

    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe('The request has more than 100 fields.');
  });

  test('a hundred are read', async () => {
    const payload = ['text=bell', ...many.slice(0, 99)].join('&');
    const response = await ask({
      method: 'POST',
      url: '/api/item-search',
      headers: { 'content-type': FORM },
      payload,
    });

    expect(response.statusCode).toBe(200);
  });
});

test('the error message is short, however many fields are invalid', async () => {
  const response = await ask({ url: `/api/items/${Array(105).fill('4294967296').join(',')}` });

  expect(response.statusCode).toBe(400);
  expect(response.body.length).toBeLessThan(2_000);
});

function ask(request: InjectOptions) {
  return world.app.inject({
    ...request,
    headers: { 'x-wallabee-api-key': TEST_KEY, ...request.headers },
  });
}
