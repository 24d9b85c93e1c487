import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { listDays } from './provenance.queries.ts';
import { publishDays } from './publish-days.ts';

const world = await createTestWorld();
const { db } = world;

async function aStepOn(...days: string[]) {
  await world.aSet({ id: 40, name: 'Lighthouse' });
  const item_type_id = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
  const { item_id } = await world.anItem({ item_type_id, number: 42 });
  for (const day of days)
    await world.aHistory({ item_id, type: 'itemfound', created_at: `${day}T23:59:59.999Z` });
  return item_id;
}

const publish = (at: string) => publishDays({ db, now: () => new Date(at), closers: [] });
const published = async () => (await listDays(db, { limit: 99 })).map(({ day }) => day);

describe('days', () => {
  test('are published in order from the first with a step, the days without steps too [TM-04]', async () => {
    await aStepOn('2024-02-27', '2024-02-29');

    await publish('2024-03-02T12:00:00Z');

    const days = await listDays(db, { limit: 99 });
    expect(days.map(({ day, items, steps }) => ({ day, items, steps }))).toEqual([
      { day: '2024-03-01', items: 0, steps: 0 },
      { day: '2024-02-29', items: 1, steps: 1 },
      { day: '2024-02-28', items: 0, steps: 0 },
      { day: '2024-02-27', items: 1, steps: 1 },
    ]);
    expect(days[0]?.previous).toEqual(days[1]?.root);
    expect(days.at(-1)?.previous).toBeNull();
  });

  test('are published some minutes after midnight', async () => {
    await aStepOn('2024-02-27');

    await publish('2024-02-28T00:04:59Z');
    expect(await published()).toEqual([]);

    await publish('2024-02-28T00:05:00Z');
    expect(await published()).toEqual(['2024-02-27']);
  });

  test('are published once by several processes', async () => {
    await aStepOn('2024-02-27', '2024-02-29');

    await Promise.all([1, 2, 3].map(() => publish('2024-03-02T12:00:00Z')));

    expect(await published()).toHaveLength(4);
  });

  test('are closed with what else is counted, or not published', async () => {
    await aStepOn('2024-02-27');
    const closed: string[] = [];
    const now = () => new Date('2024-02-29T12:00:00Z');
    const fail = async () => Promise.reject(new Error('not counted'));

    await expect(publishDays({ db, now, closers: [fail] })).rejects.toThrow('not counted');
    expect(await published()).toEqual([]);
    await publishDays({ db, now, closers: [async (_, day) => void closed.push(day)] });

    expect(closed).toEqual(['2024-02-27', '2024-02-28']);
  });

  test('are none in a world without steps', async () => {
    expect(await publish('2024-03-02T12:00:00Z')).toBe(true);
    expect(await published()).toEqual([]);
  });
});
