import { performInMemory } from '@wallabee/game/apply/perform-in-memory';
import { luckOfFractions } from '@wallabee/game/luck/luck';
import { SAMPLE_CATALOGUE } from '@wallabee/game/samples/sample-catalogue';
import { sampleAction } from '@wallabee/game/samples/sample-play';
import { sampleStep } from '@wallabee/game/samples/sample-steps';
import { createSampleWorld, SAMPLE_START } from '@wallabee/game/samples/sample-world';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSampleWorld } from '../../../test/builders/sample-world.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { publishDays } from '../../features/provenance/publish-days.ts';
import { perform } from '../../features/world/world.public.ts';
import { openClient } from '../../platform/db/connection/client.ts';
import { rootFaults, verifyDatabase } from './verify-database.ts';

const { db, url } = await createTestDatabase();
const client = await openClient(url, 'verification');
cleanUp(() => client.end());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TURNS = 400;

beforeAll(async () => {
  const world = createSampleWorld();
  await loadSampleWorld(db, world);
  const engine = { db, game: () => SAMPLE_CATALOGUE };
  let now = SAMPLE_START;
  for (let turn = 0; turn < TURNS; turn++) {
    now += turn % 90 === 89 ? 3 * DAY : HOUR / 4;
    const step = sampleStep(500_000 + turn);
    const action = sampleAction(world, step);
    performInMemory(world, action, { now, luck: luckOfFractions(step.chance) });
    await perform(engine, action, { now: new Date(now), fixedLuck: step.chance }).catch(() => {});
  }
  await publishDays({ db, now: () => new Date(now + 2 * DAY), closers: [] });
});

const faults = async () => (await verifyDatabase(client)).faults;
const kinds = async () => (await faults()).map(({ kind }) => kind);

/** Changes the rows, and puts them back after the check. */
async function afterChange(change: ReturnType<typeof sql>): Promise<string[]> {
  await sql`create table history_copy as select * from history`.execute(db);
  try {
    await change.execute(db);
    return await kinds();
  } finally {
    await sql`truncate history`.execute(db);
    await sql`insert into history select * from history_copy`.execute(db);
    await sql`drop table history_copy`.execute(db);
  }
}

describe('the history that the engine has recorded', () => {
  test('verifies, with several steps of one item in one statement [TM-04]', async () => {
    const verified = await verifyDatabase(client);
    const twice = await sql<{ count: number }>`
      select count(*)::int as count from history as one join history as next
      on next.item_id = one.item_id and next.history_id = one.history_id + 1
      where one.created_at = next.created_at`.execute(db);

    expect(verified.faults).toEqual([]);
    expect(verified).toMatchObject({ unsealed: 0 });
    expect(verified.steps).toBeGreaterThan(TURNS / 2);
    expect(verified.days.length).toBeGreaterThan(5);
    expect(verified.days.some(({ steps }) => steps === 0)).toBe(true);
    expect(twice.rows[0]?.count).toBeGreaterThan(0);
  });

  test.each([
    { field: 'history_id', to: sql`100000` },
    { field: 'item_id', to: sql`(select max(item_id) from item)` },
    { field: 'type', to: sql`'itemrecycled'` },
    { field: 'created_at', to: sql`created_at + interval '1 millisecond'` },
    { field: 'created_at', to: sql`created_at + interval '1 microsecond'` },
    { field: 'user_id', to: sql`(select id from player where id is distinct from history.user_id limit 1)` },
    { field: 'place_id', to: sql`(select id from place where id is distinct from history.place_id limit 1)` },
    { field: 'primary_item_id', to: sql`(select max(item_id) from item)` },
    { field: 'secondary_item_id', to: sql`(select max(item_id) from item)` },
    { field: 'tertiary_item_id', to: sql`(select max(item_id) from item)` },
    { field: 'gift_user_id', to: sql`(select id from player limit 1)` },
    { field: 'location', to: sql`'limbo'` },
    {
      field: 'holder_id',
      to: sql`(select id from player where id is distinct from history.holder_id limit 1)`,
    },
    { field: 'digest', to: sql`sha256('other')` },
    { field: 'digest', to: sql`null` },
  ])('does not verify after $field of a step is edited [TM-04]', async ({ field, to }) => {
    const edit = sql`
      update history set ${sql.ref(field)} = ${to}
      where history_id = (select history_id from history order by history_id offset 50 limit 1)`;

    expect(await afterChange(edit)).not.toEqual([]);
  });

  test.each([
    { which: 'first', where: sql`history_id = (select min(history_id) from history)` },
    { which: 'last', where: sql`history_id = (select max(history_id) from history)` },
    {
      which: 'last of an item',
      where: sql`history_id = (select max(history_id) from history where item_id = 1)`,
    },
  ])('does not verify after the $which step is removed [TM-04]', async ({ where }) => {
    expect(await afterChange(sql`delete from history where ${where}`)).not.toEqual([]);
  });

  test('does not verify after the last step of today is removed, which no root covers yet [TM-04]', async () => {
    await sql`create table day_copy as select * from provenance_day`.execute(db);
    await sql`truncate provenance_day`.execute(db);

    const found = await afterChange(sql`
      delete from history where history_id = (
        select last.history_id from history as last join history as former using (item_id)
        where last.location <> former.location and former.history_id < last.history_id and not exists (
          select from history as between_or_after where between_or_after.item_id = last.item_id
            and between_or_after.history_id > former.history_id and between_or_after.history_id <> last.history_id
        ) limit 1
      )`);

    await sql`insert into provenance_day select * from day_copy`.execute(db);
    await sql`drop table day_copy`.execute(db);
    expect(found).toEqual(['misplaced']);
  });

  test('does not verify against other roots than those stored when they were published [TM-04]', async () => {
    const { days } = await verifyDatabase(client);
    const roots = new Map(days.map(({ day, root }) => [day, Buffer.from(root).toString('hex')]));
    const [first = ''] = roots.keys();

    expect(rootFaults(days, roots)).toEqual([]);
    expect(rootFaults(days.slice(1), roots)).toEqual([{ kind: 'missing', day: first }]);
    expect(rootFaults(days, new Map([[first, '00']]))).toEqual([{ kind: 'published', day: first }]);
  });

  test('stores an instant in milliseconds, which is what the digest covers [TM-04]', async () => {
    const insert = sql`
      insert into history (item_id, type, created_at, primary_item_id, location, holder_id)
      select item_id, type, created_at + interval '5000.7 milliseconds', item_id, location, holder_id
      from history order by history_id desc limit 1`;

    expect(await afterChange(insert)).toEqual(['root']);
  });

  test('does not verify after a step is inserted, which the database seals [TM-04]', async () => {
    const insert = sql`
      insert into history (item_id, type, created_at, primary_item_id)
      select item_id, 'itemfound', created_at, item_id from history order by history_id desc offset 5 limit 1`;

    expect(await afterChange(insert)).toEqual(['root', 'misplaced']);
  });

  test('does not verify after two steps are swapped [TM-04]', async () => {
    const swap = sql`
      with chosen as (
        select history_id, lead(history_id) over (order by history_id) as next_id from (
          select history_id from history where item_id = 1 order by history_id limit 2
        ) as two
      )
      update history set digest = other.digest, created_at = other.created_at, type = other.type
      from chosen, history as other
      where chosen.next_id is not null and (
        history.history_id = chosen.history_id and other.history_id = chosen.next_id
        or history.history_id = chosen.next_id and other.history_id = chosen.history_id
      )`;

    expect(await afterChange(swap)).not.toEqual([]);
  });

  test('does not verify after a day is made again from edited steps [TM-04]', async () => {
    const root = sql`update provenance_day set root = sha256('other') where day = (select min(day) from provenance_day)`;
    await sql`create table day_copy as select * from provenance_day`.execute(db);

    await root.execute(db);

    expect(await kinds()).toEqual(['root', 'root']);
    await sql`truncate provenance_day`.execute(db);
    await sql`insert into provenance_day select * from day_copy`.execute(db);
    await sql`drop table day_copy`.execute(db);
    expect(await faults()).toEqual([]);
  });
});
