import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestEvent } from '../../../../test/builders/logged-events.ts';
import { createMatchingWorld } from '../../../../test/builders/matching-world.ts';
import { type Scene, YETI } from '../../../../test/builders/search-scene.ts';
import { countUnmatched } from './events.queries.ts';

const warnings: string[] = [];
const { world, worker, aMatchingScene, anAlert, happened, heardBy } = await createMatchingWorld(
  (_, sentence) => warnings.push(sentence),
);
const { db } = world;

let scene: Scene;
beforeEach(async () => {
  warnings.length = 0;
  scene = await aMatchingScene();
});

const listed = (number: number): TestEvent => ({
  kind: 'market',
  item_id: 1_000 + number,
  facts: { item_type_id: YETI, number, price: 120, owner_id: scene.ben.id } as never,
  player_ids: [scene.ben.id],
});
const manyListed = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, nth) => listed(from + nth));

describe('a malformed event rings nothing, is logged, and stops no other [AL-01]', () => {
  test.each<{ why: string; event: TestEvent }>([
    { why: 'a release without its set', event: { kind: 'release', data: { item_type_id: YETI } } },
    {
      why: 'a gift to an id that is no integer',
      event: {
        kind: 'trade',
        data: { what: 'gifted', to: { id: 'Ben' }, name: 'Yeti', number: 1, url: '/' },
      },
    },
  ])('$why', async ({ event }) => {
    await anAlert({ subject: 'numbers', query: 'yeti' }, scene.ada);

    await happened(...manyListed(1, 30), event, ...manyListed(30, 60));

    expect(await heardBy(scene.ada)).toHaveLength(59);
    expect(warnings).toEqual([expect.stringMatching(/^event \d+ of the log is malformed/)]);
    expect(await countUnmatched(db)).toBe(0);
    await happened(listed(60));
    expect(await heardBy(scene.ada)).toHaveLength(60);
    expect(warnings).toHaveLength(1);
  });

  test('several, one after the other', async () => {
    await anAlert({ subject: 'numbers', query: 'yeti' }, scene.ada);
    const malformed: TestEvent = { kind: 'release', data: {} };

    await happened(malformed, malformed, listed(1), malformed, listed(2), malformed);

    expect(await heardBy(scene.ada)).toHaveLength(2);
    expect(warnings).toHaveLength(4);
  });

  test('but events wait where the database refuses its work for now', async () => {
    await anAlert({ subject: 'numbers', query: 'yeti' }, scene.ada);
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'for now' using errcode = 'deadlock_detected'; end $$`.execute(db);
    await sql`create trigger refuse before insert on notification execute function refuse()`.execute(db);

    await expect(happened(listed(1))).rejects.toThrow('for now');
    await sql`drop function refuse cascade`.execute(db);

    expect(await countUnmatched(db)).toBe(1);
    await worker.workOff();
    expect(await heardBy(scene.ada)).toHaveLength(1);
    expect(warnings).toEqual([]);
  });
});

describe('an alert that cannot be bound does not ring, and stops no other [AL-01]', () => {
  /** The time is one that no alert can have: it is no date in JavaScript. */
  async function anUnboundAlert() {
    const id = await anAlert({ subject: 'numbers', query: 'yeti' }, scene.ada);
    await sql`update alert set created_at = 'infinity' where alert_id = ${id}`.execute(db);
    return id;
  }

  test('where all are read', async () => {
    const id = await anUnboundAlert();
    await anAlert({ subject: 'numbers', query: 'yeti' }, scene.cleo);

    await worker.readAll();
    await happened(listed(1));

    expect(await heardBy(scene.cleo)).toHaveLength(1);
    expect(await heardBy(scene.ada)).toEqual([]);
    expect(warnings).toContain(`alert ${id} cannot be bound and does not ring`);
  });

  test('where it changed, until it is mended', async () => {
    await worker.readAll();
    const id = await anUnboundAlert();
    await anAlert({ subject: 'numbers', query: 'yeti' }, scene.cleo);
    await happened(listed(1));
    expect(await heardBy(scene.cleo)).toHaveLength(1);
    expect(await heardBy(scene.ada)).toEqual([]);

    await db
      .updateTable('alert')
      .set({ created_at: world.clock.now, query: 'yeti number>1' })
      .where('alert_id', '=', id)
      .execute();
    await happened(listed(2));

    expect(await heardBy(scene.ada)).toHaveLength(1);
  });

  test('where the database refuses what it asks for, also within a transaction', async () => {
    await worker.readAll();
    await sql`alter function fold_name(text) rename to fold_any_name`.execute(db);
    await sql`create function fold_name(name text) returns text immutable language plpgsql as $$ begin
      if name = 'poison' then raise exception 'refused' using errcode = 'invalid_parameter_value'; end if;
      return fold_any_name(name);
    end $$`.execute(db);
    const id = await anAlert({ subject: 'numbers', query: 'owner:poison' }, scene.ada);
    await anAlert({ subject: 'numbers', query: 'yeti' }, scene.cleo);

    await expect(happened(listed(1))).rejects.toThrow();
    await worker.workOff();
    await sql`drop function fold_name(text)`.execute(db);
    await sql`alter function fold_any_name(text) rename to fold_name`.execute(db);

    expect(await heardBy(scene.cleo)).toHaveLength(1);
    expect(warnings).toEqual([`alert ${id} cannot be bound and does not ring`]);
  });

  test.each(['(', 'set:nothing-of-that-name', 'no-such-field:1', 'number<'])(
    'with the query %s, which is a mistake',
    async (query) => {
      await anAlert({ subject: 'numbers', query }, scene.ada);
      await anAlert({ subject: 'numbers', query: 'yeti' }, scene.cleo);

      await happened(listed(1));

      expect(await heardBy(scene.cleo)).toHaveLength(1);
      expect(await heardBy(scene.ada)).toEqual([]);
      expect(warnings).toEqual([]);
    },
  );
});
