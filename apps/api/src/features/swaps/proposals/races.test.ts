import { once } from 'node:events';
import type { ItemId, PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import { TYPE } from '@wallabee/game/samples/sample-catalogue';
import { randomNumbers } from '@wallabee/game/samples/sample-steps';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { createSampleGame, MANY_PLAYERS, times } from '../../../../test/builders/sample-game.ts';
import { runBundled } from '../../../../test/processes/bundled-child.ts';
import { agreeToAll } from './settling.fixture.ts';
import { insertSwap } from './swap-changes.queries.ts';

const { db, url, clock, anItem } = await createSampleGame();
const NOT_KNOWN = { kind: 'none', instead_of: null, set: null, query: null, is_pulled: false } as const;

interface Given {
  player_id: PlayerId;
  item_id: ItemId;
}

interface Proposed {
  id: SwapId;
  /** Who has not agreed. */
  player: PlayerId;
  members: readonly Given[];
}

describe('a hundred proposals over the same items, agreed to at once [SW-06]', () => {
  test('never give an item twice, and lose none', async () => {
    const { swaps, given } = await aHundredProposals(1);

    const outcomes = await agreeToAll(db, swaps, { now: new Date(clock.now) });

    expect(outcomes.filter((outcome) => outcome === 'settled').length).toBeGreaterThan(1);
    expect(new Set(outcomes)).toEqual(new Set(['settled', 'swap_over']));
    await expectEachItemGivenOnce(swaps, given);
  });

  test('neither when the server is killed in the middle', async () => {
    const { swaps, given } = await aHundredProposals(2);

    const { signal } = await runBundled(
      {
        contents: SETTLER,
        folder: import.meta.dirname,
        args: [url, String(clock.now), JSON.stringify(swaps.map(({ id, player }) => ({ id, player })))],
      },
      (child) => {
        // The first outcomes are there, and the other transactions are in progress.
        if (child.stdout) void once(child.stdout, 'data').then(() => child.kill('SIGKILL'));
      },
    );

    expect(signal).toBe('SIGKILL');
    await vi.waitFor(async () => expect(await countSettlers()).toBe(0));
    await expectEachItemGivenOnce(swaps, given);
    await agreeToAll(db, swaps, { now: new Date(clock.now) });
    await expectEachItemGivenOnce(swaps, given);
    const left = await db.selectFrom('swap').select('swap_id').where('state', '=', 'open').execute();
    expect(left).toEqual([]);
  });
});

const SETTLER = `
  import { connect } from '../../../platform/db/db.ts';
  import { agreeToAll } from './settling.fixture.ts';

  const [url = '', now = '', swaps = '[]'] = process.argv.slice(2);
  const report = (outcome: string) => outcome === 'settled' && process.stdout.write('settled ');
  await agreeToAll(connect(url, 20, { name: 'settler' }), JSON.parse(swaps), { now: new Date(Number(now)), report });
  setInterval(() => {}, 1_000);
`;

/** PostgreSQL ends the transactions of a killed client a moment later. */
async function countSettlers(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'settler'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Random rings of twelve players with one item each; one member of each ring has not agreed. */
async function aHundredProposals(seed: number): Promise<{ swaps: Proposed[]; given: Given[] }> {
  const random = randomNumbers(seed);
  const now = new Date(clock.now);
  const given: Given[] = [];
  for (const player_id of MANY_PLAYERS.slice(0, 12))
    given.push({ player_id, item_id: await anItem(TYPE.flour, player_id) });
  const swaps: Proposed[] = [];
  for (const _ of times(100, () => undefined)) {
    const members = shuffled(given, random).slice(0, 2 + Math.floor(random() * 4));
    const player = members[0]?.player_id as PlayerId;
    const id = await insertSwap(db, {
      proposer: members.at(-1)?.player_id as PlayerId,
      now,
      expiresAt: new Date(now.getTime() + 1_000_000_000),
      insteadOf: null,
      members: members.map((member) => ({
        ...member,
        agreed_at: member.player_id === player ? null : now,
        saved_number: null,
        gain: NOT_KNOWN,
      })),
    });
    swaps.push({ id, player, members });
  }
  return { swaps, given };
}

function shuffled<Entry>(list: readonly Entry[], random: () => number): Entry[] {
  return list
    .map((entry) => ({ entry, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ entry }) => entry);
}

async function expectEachItemGivenOnce(swaps: readonly Proposed[], given: readonly Given[]) {
  const rows = await db.selectFrom('swap').select(['swap_id', 'state']).execute();
  const settled = new Set(rows.filter(({ state }) => state === 'settled').map(({ swap_id }) => swap_id));
  const expected = new Map(given.map(({ player_id, item_id }) => [item_id, player_id]));
  const moved = new Set<ItemId>();
  for (const { members } of swaps.filter(({ id }) => settled.has(id)))
    for (const [nth, { item_id }] of members.entries()) {
      expect(moved.has(item_id)).toBe(false);
      moved.add(item_id);
      expected.set(item_id, members[(nth + 1) % members.length]?.player_id as PlayerId);
    }

  const items = await db
    .selectFrom('item')
    .select(['item_id', 'user_id', 'location'])
    .where('item_id', 'in', [...expected.keys()])
    .execute();
  expect(new Map(items.map(({ item_id, user_id }) => [item_id, user_id]))).toEqual(expected);
  expect(items.every(({ location }) => location === 'pouch')).toBe(true);
  const trades = await db.selectFrom('history').select('item_id').where('type', '=', 'itemtraded').execute();
  expect(trades.map(({ item_id }) => item_id).toSorted()).toEqual([...moved].toSorted());
}
