import { type HistoryEntry, readHistory } from '@wallabee/contract/items/history';
import { ItemId } from '@wallabee/contract/protocol/ids';
import { readProof } from '@wallabee/contract/provenance/item-proof';
import { listProvenanceDays, readProvenanceDay } from '@wallabee/contract/provenance/provenance-day';
import { readSeal } from '@wallabee/contract/provenance/seal';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import {
  coveredSteps,
  daysOf,
  proofFaultLine,
  readProofFile,
  readRootsFile,
  verifyProof,
} from '../../commands/provenance/verify-file.ts';
import { publishDays } from './publish-days.ts';

const world = await createTestWorld();
const { db } = world;
const of = (itemId: number) => ({ params: { itemId: ItemId.parse(itemId) } });

/** Three steps of the bell on two days, with another item beside it, both days published. */
async function aPublishedBell() {
  await world.aSet({ id: 40, name: 'Lighthouse' });
  const item_type_id = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
  const bell = (await world.anItem({ item_type_id, number: 42 })).item_id;
  const other = (await world.anItem({ item_type_id, number: 43 })).item_id;
  const ada = await world.aPlayer('ada');
  const step = (item_id: number, created_at: string) =>
    world.aHistory({ item_id, type: 'itemfound', user_id: ada.id, created_at });
  await step(bell, '2016-03-01T10:00:00Z');
  await step(other, '2016-03-01T10:00:01Z');
  await step(bell, '2016-03-01T11:00:00.250Z');
  const last = await step(bell, '2016-03-02T11:00:00Z');
  await publishDays({ db, now: () => new Date('2016-03-03T12:00:00Z'), closers: [] });
  return { bell, last, item_type_id };
}

describe('GET provenance', () => {
  test('lists the roots of all days without a key, newest first [TM-04]', async () => {
    await aPublishedBell();

    const body = (await world.call(listProvenanceDays, { query: { page: 1 } })).json();

    expect(body.results).toMatchObject([
      { day: '2016-03-02', items: 1, events: 1 },
      { day: '2016-03-01', items: 2, events: 3, previous: null },
    ]);
    expect(body.results[0]?.previous).toBe(body.results[1]?.root);
    expect(body.paging).toMatchObject({ total_results: 2, current_page: 1 });
  });

  test('has each day, and a 404 for a day that is not published [TM-04]', async () => {
    await aPublishedBell();

    const body = (await world.call(readProvenanceDay, { params: { day: '2016-03-01' } })).json();
    const missing = await world.call(readProvenanceDay, { params: { day: '2016-03-03' } });
    const wrong = await world.app.inject('/api/provenance/2016-13-01');

    expect(body).toMatchObject({ day: '2016-03-01', items: 2, events: 3 });
    expect(missing.statusCode).toBe(404);
    expect(wrong.statusCode).toBe(400);
    expect((await world.app.inject('/api/provenance/0000-01-01')).statusCode).toBe(400);
  });
});

describe('GET items/{itemId}/proof', () => {
  test('is a file that the command verifies against the published roots [TM-04]', async () => {
    const { bell } = await aPublishedBell();

    const response = await world.app.inject(`/api/items/${bell}/proof`);
    const roots = readRootsFile((await world.app.inject('/api/provenance')).body);
    const proof = readProofFile(response.body);

    expect(response.headers['content-disposition']).toContain(`wallabee-proof-${bell}.json`);
    expect(proof.events).toHaveLength(3);
    expect(proof.path.map(({ day }) => day)).toEqual(['2016-03-01', '2016-03-02']);
    expect(verifyProof(proof, roots)).toEqual([]);
    const history = (await world.call(readHistory, of(bell))).json();
    expect(history.map(({ digest }: HistoryEntry) => digest).toReversed()).toEqual(
      proof.events.map(({ digest }) => digest),
    );
    expect(verifyProof(proof, new Map()).map(proofFaultLine)).toEqual([
      'The published root of 2016-03-01 is another, or is not in the list.',
      'The published root of 2016-03-02 is another, or is not in the list.',
    ]);
  });

  test('says how many steps its roots cover [TM-04]', async () => {
    const { bell } = await aPublishedBell();
    await world.aHistory({ item_id: bell, type: 'itemfound', created_at: '2016-03-04T11:00:00Z' });

    const proof = readProofFile((await world.app.inject(`/api/items/${bell}/proof`)).body);

    expect([proof.events.length, coveredSteps(proof), coveredSteps({ ...proof, path: [] })]).toEqual([
      4, 3, 0,
    ]);
    expect(daysOf(proof)).toEqual(['2016-03-01', '2016-03-02', '2016-03-04']);
  });

  test.each([
    { what: 'a finer instant', change: { created_at: '2016-03-01T10:00:00.000500Z' } },
    { what: 'an empty location', change: { location: '' } },
  ])('with $what is refused, because no digest covers it [TM-04]', async ({ change }) => {
    const { bell } = await aPublishedBell();
    const proof = JSON.parse((await world.app.inject(`/api/items/${bell}/proof`)).body);
    const edited = { ...proof, events: [{ ...proof.events[0], ...change }, ...proof.events.slice(1)] };

    expect(() => readProofFile(JSON.stringify(edited))).toThrow('not a proof');
  });

  test('does not verify when a step was edited [TM-04]', async () => {
    const { bell } = await aPublishedBell();
    await db.updateTable('history').set({ location: 'limbo' }).where('item_id', '=', bell).execute();

    const body = (await world.call(readProof, of(bell))).json();

    expect(verifyProof(body).map(proofFaultLine)).toEqual([
      expect.stringMatching(/^Step 1, event \d+, does not verify\.$/),
    ]);
  });

  test('is not there for an unknown item', async () => {
    expect((await world.call(readProof, of(999))).statusCode).toBe(404);
  });
});

describe('GET items/{itemId}/seal', () => {
  test('is whole when every step verifies [TM-04]', async () => {
    const { bell } = await aPublishedBell();

    const body = (await world.call(readSeal, of(bell))).json();

    expect(body).toEqual({
      item_id: bell,
      state: 'whole',
      steps: 3,
      first_sealed_step: 1,
      first_sealed_at: '2016-03-01T10:00:00.000Z',
      broken_step: null,
      broken_history_id: null,
      published_until: '2016-03-02',
      digest: expect.stringMatching(/^[0-9a-f]{12}$/),
      checked_at: world.clock.now.toISOString(),
    });
  });

  test('is broken at the first step that does not verify [TM-04]', async () => {
    const { bell, last } = await aPublishedBell();
    await db
      .updateTable('history')
      .set({ place_id: null, user_id: null })
      .where('history_id', '=', last)
      .execute();

    const body = (await world.call(readSeal, of(bell))).json();

    expect(body).toMatchObject({ state: 'broken', broken_step: 3, broken_history_id: last });
  });

  test('is broken where the steps were sealed again and do not lead to the root [TM-04]', async () => {
    const { bell, last } = await aPublishedBell();
    await db.deleteFrom('history').where('history_id', '=', last).execute();
    await world.aHistory({ item_id: bell, type: 'itemfound', created_at: '2016-03-02T11:00:00Z' });

    const body = (await world.call(readSeal, of(bell))).json();

    expect(body).toMatchObject({ state: 'broken', broken_step: 3, published_until: '2016-03-02' });
  });

  test('is broken where a step has lost its digest [TM-04]', async () => {
    const { bell, last } = await aPublishedBell();
    await db.updateTable('history').set({ digest: null }).where('item_id', '=', bell).execute();

    const body = (await world.call(readSeal, of(bell))).json();

    expect(body).toMatchObject({ state: 'broken', broken_step: 3, broken_history_id: last });
  });

  test('is broken at the first of several steps that do not verify [TM-04]', async () => {
    const { bell, last } = await aPublishedBell();
    await db.updateTable('history').set({ location: 'limbo' }).where('item_id', '=', bell).execute();
    await db.updateTable('history').set({ digest: null }).where('history_id', '=', last).execute();

    const body = (await world.call(readSeal, of(bell))).json();

    expect(body).toMatchObject({ state: 'broken', broken_step: 1 });
  });

  test('is partly there when older steps have no digest [TM-04]', async () => {
    const { bell, last } = await aPublishedBell();
    await db.deleteFrom('history').where('history_id', '=', last).execute();
    await db.updateTable('history').set({ digest: null }).where('item_id', '=', bell).execute();

    expect((await world.call(readSeal, of(bell))).json()).toMatchObject({
      state: 'partly',
      first_sealed_step: null,
      first_sealed_at: null,
      digest: null,
    });

    await world.aHistory({ item_id: bell, type: 'itemfound', created_at: '2016-03-04T11:00:00Z' });
    expect((await world.call(readSeal, of(bell))).json()).toMatchObject({
      state: 'partly',
      steps: 3,
      first_sealed_step: 3,
      first_sealed_at: '2016-03-04T11:00:00.000Z',
      published_until: null,
    });
  });
});

test('the roots are a feed', async () => {
  await aPublishedBell();

  const atom = await world.app.inject('/feeds/provenance.atom');
  const json = (await world.app.inject('/feeds/provenance.json')).json();
  const body = (await world.call(readProvenanceDay, { params: { day: '2016-03-02' } })).json();

  expect(atom.body).toContain(body.root);
  expect(json.items).toMatchObject([
    { title: '2016-03-02', summary: body.root, url: expect.stringContaining('/api/provenance/2016-03-02') },
    { title: '2016-03-01' },
  ]);
});
