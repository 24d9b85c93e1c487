import { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { SqlText } from '@wallabee/game/query/to-sql';
import { CompiledQuery, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { fillWithItems } from '../../../test/builders/many-items.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { citiesText, pageText } from './finds.queries.ts';

const { db } = await createTestDatabase();
const saved = new Map([3, 5, 8].map((id) => [ItemTypeId.parse(id), 40]));
const asked = {
  viewer: PlayerId.parse(7),
  standings: { saved, gaps: new Map(), finishing: [], undiscovered: [ItemTypeId.parse(399)] },
  now: new Date('2026-06-01T00:00:00Z'),
  gain: 'both',
  condition: null,
} as const;

beforeAll(async () => {
  await fillWithItems(db);
  await sql`insert into friendship
    select player, friend, now() from generate_series(1, 400) as player, generate_series(401, 440) as friend`.execute(
    db,
  );
  await sql`insert into place_visit
    select place, player, now() from generate_series(1, 300) as place, generate_series(1, 100) as player`.execute(
    db,
  );
  await sql`analyze`.execute(db);
});

test('every tab and every order finds its items by an index [PN-05]', async () => {
  const around = { centre: { lat: 51, lng: 0 }, metres: 50_000 };
  for (const tab of ['places', 'market', 'friends'] as const)
    for (const order of ['best', 'nearest', 'number', 'price'] as const) {
      const page = { tab, tabs: [tab], around, order, skip: 0, most: 60, hasPins: tab === 'places' };
      expect(await planOf(pageText(asked, page)), `${tab} ${order}`).not.toMatch(SCAN);
    }
});

test('the cities of the last visits are found by an index [PN-05]', async () => {
  expect(await planOf(citiesText(asked, 8))).not.toMatch(SCAN);
});

const SCAN = /"Seq Scan"[^}]*"Relation Name":"(item|player|friendship|place_visit)"/;

async function planOf({ text, values }: SqlText): Promise<string> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(`explain (format json) ${text}`, [...values]));
  return JSON.stringify(rows);
}
