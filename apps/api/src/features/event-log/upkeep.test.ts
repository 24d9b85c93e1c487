import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aLoggedEvent } from '../../../test/builders/logged-events.ts';
import { createTestWorld } from '../../../test/world.ts';
import { announceReleases, deleteOldEvents } from './upkeep.ts';

const world = await createTestWorld();
const { db, clock } = world;
const ago = (hours: number) => new Date(clock.now.getTime() - hours * 3_600_000);
const anEvent = (number: number, hours: number, isMatched = true) =>
  aLoggedEvent(db, 'new_item', { item_type_id: 1, number }, { at: ago(hours), isMatched });

describe('old events', () => {
  test('are deleted after two hours, in batches [AL-06]', async () => {
    for (const each of [1, 2, 3, 4, 5, 6, 7]) await anEvent(each, 3);
    await anEvent(8, 1.9);

    await deleteOldEvents(db, clock.now, 3);

    expect(await numbersLeft()).toEqual([8]);
  });

  test('stay while they or earlier ones are not matched [AL-06]', async () => {
    await anEvent(1, 5);
    await anEvent(2, 4, false);
    await anEvent(3, 3);

    await deleteOldEvents(db, clock.now);

    expect(await numbersLeft()).toEqual([2, 3]);
  });

  test('are all deleted but the newest, from which a stream can be resumed', async () => {
    for (const each of [1, 2, 3]) await anEvent(each, 3);

    await deleteOldEvents(db, clock.now);

    expect(await numbersLeft()).toEqual([3]);
  });

  test('are deleted by one process at a time', async () => {
    for (const each of [1, 2, 3]) await anEvent(each, 3);

    await Promise.all([deleteOldEvents(db, clock.now), deleteOldEvents(db, clock.now)]);

    expect(await numbersLeft()).toEqual([3]);
  });
});

describe('releases', () => {
  test('are announced once, and none of those that were there at first [AL-06]', async () => {
    await world.aSet({ id: 40, name: 'Kitchen Table' });
    const soon = new Date(clock.now.getTime() + 60_000);
    await world.someItemTypes([
      { id: 201, set_id: 40, name: 'Flour' },
      { id: 202, set_id: 40, name: 'Water', released_at: soon },
      { id: 203, set_id: 40, name: '?' },
    ]);
    const announce = (now: Date) => announceReleases(db, world.catalogue.current(), now);

    await announce(clock.now);
    expect(await releases()).toEqual([]);

    await Promise.all([announce(soon), announce(soon)]);
    await announce(soon);
    expect(await releases()).toEqual([
      {
        item_type_id: 202,
        name: 'Water',
        set: { id: 40, name: 'Kitchen Table' },
        url: '/tools/item/202',
        at: soon.toISOString(),
      },
    ]);
  });
});

async function numbersLeft(): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select (data ->> 'number')::int as number from event_log order by event_id`.execute(db);
  return rows.map(({ number }) => number);
}

async function releases(): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`select data from event_log where kind = 'release'`.execute(
    db,
  );
  return rows.map(({ data }) => data);
}
