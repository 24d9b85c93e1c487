import { answerKey } from '@wallabee/contract/reference/answer-key';
import { type CallAnswers, readReference } from '@wallabee/contract/reference/reference';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();
const headers = { 'x-wallabee-api-key': TEST_KEY };
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  await world.aSet({ id: 40, name: 'Harbour Lights', gen_id: 1 });
  const ids = Array.from({ length: 130 }, (_, nth) => 1100 + nth);
  await world.someItemTypes(ids.map((id) => ({ id, set_id: 40, name: `Lamp ${id}` })));
  await world.anItem({ item_type_id: 1100, number: 7, location: 'mixing_pool', user_id: null });
  await world.catalogue.reload();
});

describe('GET /reference', () => {
  test('contains the answer of each call [FK-01]', async () => {
    const { answers } = await read();

    const paths = Object.keys(answers);
    expect(paths).toContain(answerKey('/single-item/1100/status?min=1&max=999'));
    expect(paths.length).toBeGreaterThan(4 * 130);
    for (const path of paths) {
      const single = await world.app.inject({ url: `/api${path}`, headers });
      expect({ path, answer: answers[path] }).toEqual({ path, answer: single.json() });
    }
  });

  test('is answered with 304 while it is the same', async () => {
    const { etag } = (await world.call(readReference, {})).headers;

    const again = await world.app.inject({
      url: '/api/reference',
      headers: { ...headers, 'if-none-match': String(etag) },
    });

    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is made once an hour', async () => {
    const { made_at } = await read();
    pass(HOUR_MS - 1_000);
    const sooner = await read();
    pass(1_000);
    const later = await read();

    expect(sooner.made_at).toBe(made_at);
    expect(Date.parse(later.made_at)).toBe(Date.parse(made_at) + HOUR_MS);
  });

  test('is made again for a new catalogue', async () => {
    await read();

    await world.anItemType({ id: 1500, set_id: 40, name: 'Foghorn' });

    expect((await read()).answers['/single-item/1500']).toMatchObject({ name: 'Foghorn' });
  });

  test('is made once for calls at the same time', async () => {
    const { now } = world.clock;
    let ms = now.getTime();
    Object.defineProperty(world.clock, 'now', { get: () => new Date(ms++), configurable: true });

    const answers = await Promise.all([read(), read(), read()]);

    Object.defineProperty(world.clock, 'now', { value: now, writable: true });
    expect(new Set(answers.map(({ made_at }) => made_at)).size).toBe(1);
  });
});

function pass(ms: number) {
  world.clock.now = new Date(world.clock.now.getTime() + ms);
}

async function read(): Promise<CallAnswers> {
  return (await world.call(readReference, {})).json();
}
