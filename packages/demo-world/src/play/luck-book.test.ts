import { createHash, createHmac } from 'node:crypto';
import { createCounterCheck, drawFault, hasPicked } from '@wallabee/game/luck/draw-faults';
import { luckNumbers } from '@wallabee/game/luck/luck-numbers';
import { expect, test } from 'vitest';
import { generateWorld } from '../generate-world.ts';
import { readShippedFiles } from '../shipped-files.fixture.ts';
import type { WorldRows, WorldTable } from '../world-rows.ts';

const options = { kind: 'small', seed: 2012, until: Date.UTC(2026, 5, 1), passwordHash: 'hash' } as const;

test('every outcome of a generated world follows from the seed of its day [TM-05]', async () => {
  const { draws, counters, seeds, lists, types } = tablesOf(await readShippedFiles());
  const isNext = createCounterCheck();
  const wrong = draws
    .toSorted((a, b) => a.player_id - b.player_id || a.counter - b.counter)
    .filter((draw) => {
      const seed = seeds.get(draw.day);
      if (!seed || !isNext(draw) || draw.created_at.slice(0, 10) !== draw.day) return true;
      const hmac = (message: string) => createHmac('sha256', seed).update(message).digest();
      const picks = JSON.parse(draw.picks);
      const listOf = (key: string) => lists.get(key);
      // Wands may have changed variants since.
      const items = numbersIn(draw.item_ids).map((id) => ({ type: types.get(id) ?? 0, variant: undefined }));
      const { action } = draw;
      return (
        drawFault({ action, picks }, { numbers: luckNumbers(hmac, draw), listOf }) !== null ||
        !hasPicked(picks, { listOf, items })
      );
    });

  expect(wrong).toEqual([]);
  const last = new Map<number, number>();
  for (const { player_id, counter } of draws)
    last.set(player_id, Math.max(counter, last.get(player_id) ?? 0));
  expect(new Map(counters.map((row) => [row.player_id, row.last]))).toEqual(last);
  expect(draws.length).toBeGreaterThan(3_000);
  expect(new Set(draws.map(({ action }) => action))).toEqual(
    new Set([
      ...['forage', 'buy', 'gift_unique', 'open', 'use_mixer', 'trade', 'mix', 'use_job_lot'],
      ...['use_wand', 'redeem_well'],
    ]),
  );
});

function tablesOf(files: Awaited<ReturnType<typeof readShippedFiles>>) {
  const tables = new Map<string, unknown[]>();
  for (const { table, rows } of generateWorld({ ...options, ...files })) {
    const all = tables.get(table) ?? [];
    tables.set(table, all);
    for (const row of rows) all.push(row);
  }
  const of = <Table extends WorldTable>(table: Table) => tables.get(table) as WorldRows[Table][];
  return {
    draws: of('luck_draw'),
    counters: of('luck_counter'),
    seeds: new Map(of('luck_seed').map(({ day, seed, digest }) => [day, checkedSeed(seed, digest)])),
    lists: new Map(of('luck_options').map(({ options_key, ids }) => [options_key, numbersIn(ids)])),
    types: new Map(of('item').map(({ item_id, item_type_id }) => [item_id, item_type_id])),
  };
}

function checkedSeed(seed: string, digest: string): Buffer {
  const bytes = Buffer.from(seed.slice(2), 'hex');
  expect(`\\x${createHash('sha256').update(bytes).digest('hex')}`).toBe(digest);
  return bytes;
}

function numbersIn(list: string): number[] {
  return list.slice(1, -1).split(',').map(Number);
}
