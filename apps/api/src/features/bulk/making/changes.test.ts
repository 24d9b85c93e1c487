import { DAY_MS } from '@wallabee/contract/protocol/day';
import { performInMemory } from '@wallabee/game/apply/perform-in-memory';
import { luckOfFractions } from '@wallabee/game/luck/luck';
import { SAMPLE_CATALOGUE } from '@wallabee/game/samples/sample-catalogue';
import { sampleAction } from '@wallabee/game/samples/sample-play';
import { sampleStep } from '@wallabee/game/samples/sample-steps';
import { createSampleWorld } from '@wallabee/game/samples/sample-world';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadSampleWorld } from '../../../../test/builders/sample-world.ts';
import { createTestWorld } from '../../../../test/world.ts';
import { perform } from '../../world/world.public.ts';
import { bulkReader, type Copy, sorted } from '../bulk-copy.fixture.ts';

const site = await createTestWorld();
const reader = bulkReader(site);

/** Days between two copies: gaps (the site was down) and a change of year. */
const DAYS = [1, 1, 1, 2, 1, 60, 1, 1, 3, 1];
const ACTIONS_A_DAY = 60;

test('changes bring every old copy up to date, byte for byte [DV-04]', async () => {
  const play = await aGame();
  const copies: { copy: Copy; date: string }[] = [];
  let changed = 0;

  for (const [nth, days] of DAYS.entries()) {
    await play(nth);
    await byHand[nth]?.();
    site.clock.now = new Date(site.clock.now.getTime() + days * DAY_MS);
    expect(await reader.make()).toBe(true);
    const newest = await reader.download();
    for (const { copy, date } of copies) {
      expect(sorted(await reader.bringUpToDate(copy, date)), `from ${date}`).toEqual(sorted(newest.copy));
      changed += sorted(copy).join() === sorted(newest.copy).join() ? 0 : 1;
    }
    copies.push(newest);
  }

  expect(copies).toHaveLength(DAYS.length);
  expect(changed).toBe((DAYS.length * (DAYS.length - 1)) / 2);
  expect(await kindsOfChanges()).toEqual([
    'formulas delete',
    'formulas put',
    'histories delete',
    'histories put',
    'market delete',
    'market put',
    'numbers delete',
    'numbers put',
    'places delete',
    'places put',
  ]);
}, 300_000);

/** Changes that no player action causes, by turn. */
const byHand: Record<number, () => Promise<unknown>> = {
  0: () =>
    sql`insert into item (item_id, item_type_id, number, location, created_at, changed_at)
      select 900001, min(item_type_id), 900001, 'limbo', '2018-01-01', '2018-01-01' from item`.execute(
      site.db,
    ),
  1: () => sql`update place set name = 'Pier "é" \u2028', lat = 0.1 + 0.2 where id = 1`.execute(site.db),
  2: () =>
    sql`insert into place (id, name, category_id, city, lat, lng, created_at)
      values (90, 'For a day', 1, 'Saltby', 1, 1, '2018-01-01')`.execute(site.db),
  3: async () => {
    await sql`delete from place where id = 90`.execute(site.db);
    await sql`delete from formula where item_type_id in (select min(item_type_id) from formula)`.execute(
      site.db,
    );
  },
  // An item type is hidden and later discovered, which changes the files of finished years too.
  4: () =>
    sql`update item_type set name = '?', released_at = null
      where id in (select min(item_type_id) from item)`.execute(site.db),
  6: () => sql`update formula set position = position + 5`.execute(site.db),
  7: () =>
    sql`update item_type set name = 'Found ' || id, released_at = '2018-01-01' where name = '?'`.execute(
      site.db,
    ),
  8: () => sql`delete from item where item_id = 900001`.execute(site.db),
};

async function aGame() {
  const world = createSampleWorld();
  await loadSampleWorld(site.db, createSampleWorld());
  site.clock.now = new Date('2018-12-27T12:00:00Z');
  return async (turn: number) => {
    for (let nth = 0; nth < ACTIONS_A_DAY; nth += 1) {
      const step = sampleStep(turn * ACTIONS_A_DAY + nth);
      const now = site.clock.now.getTime() + nth * 60_000;
      const action = sampleAction(world, step);
      if (performInMemory(world, action, { now, luck: luckOfFractions(step.chance) }).refusal) continue;
      const engine = { db: site.db, game: () => SAMPLE_CATALOGUE };
      await perform(engine, action, { now: new Date(now), fixedLuck: step.chance });
    }
  };
}

async function kindsOfChanges(): Promise<string[]> {
  const kinds = new Set<string>();
  for (const file of await reader.files()) {
    if (file.kind !== 'changes') continue;
    for (const line of await reader.linesOf(file)) {
      const { kind, change } = JSON.parse(line);
      kinds.add(`${kind} ${change}`);
    }
  }
  return [...kinds].sort();
}
