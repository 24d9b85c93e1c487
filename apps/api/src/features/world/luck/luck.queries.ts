import type { Day } from '@wallabee/contract/protocol/day';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { RecordedDraw } from '@wallabee/game/luck/recorded-draw';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

/** The secret seed of the day and the player's next counter. The row of the player must be locked. */
export async function findTurn(
  db: Db,
  { player_id, day }: { player_id: PlayerId; day: Day },
): Promise<{ seed: Buffer; counter: number } | undefined> {
  const { rows } = await sql<{ seed: Buffer; counter: number }>`
    select seed, 1 + coalesce((select last from luck_counter where player_id = ${player_id}), 0) as counter
    from luck_seed where day = ${day}`.execute(db);
  return rows[0];
}

/** A day that has a seed keeps it. The days are in order, so that two processes do not wait for each other. */
export async function insertSeeds(db: Db, seeds: readonly { day: Day; seed: Buffer }[]) {
  for (const { day, seed } of seeds) {
    await sql`
      insert into luck_seed (day, seed, digest) values (${day}, ${seed}, sha256(${seed}::bytea))
      on conflict do nothing`.execute(db);
  }
}

/** The days of the list without a seed. */
export async function listDaysWithoutSeed(db: Db, days: readonly Day[]): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    select day from unnest(${days}::date[]) as day
    where not exists (select from luck_seed where luck_seed.day = day.day) order by day`.execute(db);
  return rows.map(({ day }) => day);
}

export async function insertOptions(db: Db, lists: ReadonlyMap<string, readonly number[]>) {
  for (const [options_key, ids] of lists) {
    await db
      .insertInto('luck_options')
      .values({ options_key, ids: [...ids] })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function insertDraw(db: Db, { item_ids, picks, ...draw }: RecordedDraw, now: Date) {
  await db
    .insertInto('luck_draw')
    .values({ ...draw, created_at: now, item_ids: [...item_ids], picks: JSON.stringify(picks) })
    .execute();
  const { player_id, counter: last } = draw;
  await db
    .insertInto('luck_counter')
    .values({ player_id, last })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ last }))
    .execute();
}
