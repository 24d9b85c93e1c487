import { expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';

const world = await createTestWorld();
const headers = { 'x-wallabee-api-key': TEST_KEY, 'content-type': 'application/x-www-form-urlencoded' };

test.each(['text=%F0%28%8C%28', 'text=%', 'text=%zz', '%C0%80=1'])(
  'the form %s is bad input [ER-03]',
  async (payload) => {
    const response = await world.app.inject({ method: 'POST', url: '/api/item-search', headers, payload });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'bad_input',
      error: 'The request is not encoded as UTF-8.',
    });
  },
);

test.each(['%F0%28%8C%28', '%', '%zz'])('the query text=%s is bad input [ER-03]', async (text) => {
  const response = await world.app.inject({ url: `/api/item-search/suggest?text=${text}`, headers });

  expect(response.statusCode).toBe(400);
});

test('a form with spaces, plus signs and non-ASCII letters is decoded correctly', async () => {
  const payload = new URLSearchParams({ text: 'café + crème' }).toString();
  const response = await world.app.inject({ method: 'POST', url: '/api/item-search', headers, payload });

  expect(response.statusCode).toBe(200);
});
