import { readFileSync } from 'node:fs';
import { TYPE } from '@wallabee/game/samples/sample-catalogue';
import { OVEN_STREET } from '@wallabee/game/samples/sample-world';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createSampleGame, MANY_PLAYERS } from '../builders/sample-game.ts';

const { db, url, act, anItem } = await createSampleGame();

test('history is partitioned while players go on: no write is refused, lost or made twice', async () => {
  const play = startPlaying();
  await play.untilDone(40);

  await runFile('1-prepare.sql');
  await play.untilDone(40);
  await expect(runFile('3-switch.sql')).rejects.toThrow('Not all rows are copied');
  while (await copyNext()) await play.untilDone(1);
  await play.untilDone(40);
  await runFile('3-switch.sql');
  const switchedAt = await newestEvent('history_before');
  await play.untilDone(40);
  await play.stop();

  expect(await newestEvent('history')).toBeGreaterThan(switchedAt);
  expect(await newestEvent('history_before')).toBe(switchedAt);
  expect(await rowsOf('select * from history_before except select * from history')).toEqual([]);
  expect(await rowsOf('select 1 from history group by history_id having count(*) > 1')).toEqual([]);
  expect(
    await rowsOf('select 1 from item where not exists (select from history where item_id = item.item_id)'),
  ).toEqual([]);
  expect(await rowsOf(`select 1 from pg_partition_tree('history') where isleaf`)).toHaveLength(16);
  expect(await partsOf('history')).toEqual(await partsOf('history_before', '_before'));
});

/** Each player drops an item and picks it up again and again; a failure ends the test. */
function startPlaying() {
  let done = 0;
  let isOver = false;
  const players = MANY_PLAYERS.slice(0, 6).map(async (player_id) => {
    const item_id = await anItem(TYPE.flour, player_id);
    while (!isOver) {
      await act({ type: 'drop', player_id, item_id, place_id: OVEN_STREET, lock: false });
      await act({ type: 'pick_up', player_id, item_id });
      done += 2;
    }
  });
  const all = Promise.all(players);
  return {
    async untilDone(more: number) {
      const wanted = done + more;
      const reached = expect.poll(() => done).toBeGreaterThanOrEqual(wanted);
      await Promise.race([reached, all]);
    },
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** As psql does: a session of its own, and one statement after the other. A busy machine may need another try. */
async function runFile(name: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statementsOf(name)) await client.query(statement);
  } catch (failure) {
    if (!String(failure).includes('lock timeout')) throw failure;
    return runFile(name);
  } finally {
    await client.end();
  }
}

async function copyNext() {
  const { rows } = await sql
    .raw<{ is_more: boolean }>(fileOf('2-copy.sql').replace('20000', '7'))
    .execute(db);
  return rows[0]?.is_more;
}

/** A blank line ends a statement. */
function statementsOf(name: string) {
  return fileOf(name).split(/;\n\n/);
}

function fileOf(name: string) {
  return readFileSync(new URL(`../../../../deploy/partition-history/${name}`, import.meta.url), 'utf8');
}

async function rowsOf(query: string) {
  return (await sql.raw<Record<string, unknown>>(query).execute(db)).rows;
}

async function newestEvent(table: string) {
  const [row] = await rowsOf(`select max(history_id)::int as id from ${table}`);
  return Number(row?.id);
}

/** What belongs to a table beside its rows, without its name; primary keys differ. */
async function partsOf(table: string, suffix = '') {
  const rows = await rowsOf(`
    select pg_get_indexdef(indexrelid) as part from pg_index where indrelid = '${table}'::regclass and not indisprimary
    union all
    select pg_get_triggerdef(oid) from pg_trigger where tgrelid = '${table}'::regclass and not tgisinternal
    union all
    select concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull::text, attidentity)
    from pg_attribute where attrelid = '${table}'::regclass and attnum > 0`);
  return rows
    .map(({ part }) =>
      String(part).replaceAll(`${suffix} ON ONLY `, ' ON ').replaceAll(`${suffix} ON `, ' ON '),
    )
    .map((part) => part.replaceAll(table, 'history').replace('ON ONLY', 'ON'))
    .sort();
}
