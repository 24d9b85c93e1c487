import type { SecondFactor } from '@wallabee/contract/accounts/second-factor';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { digest } from '../../../platform/sessions/digest.ts';

export interface StoredFactor {
  player_id: number;
  secret: Buffer;
}

export async function getSecondFactor(db: Db, playerId: PlayerId): Promise<SecondFactor> {
  const row = await db
    .selectFrom('second_factor')
    .leftJoin('recovery_code', (join) =>
      join
        .onRef('recovery_code.player_id', '=', 'second_factor.player_id')
        .on('recovery_code.used_at', 'is', null),
    )
    .select(({ fn }) => ['confirmed_at', fn.count<number>('recovery_code.code_digest').as('left')])
    .where('second_factor.player_id', '=', playerId)
    .where('confirmed_at', 'is not', null)
    .groupBy('second_factor.player_id')
    .executeTakeFirst();
  const confirmed_at = row?.confirmed_at?.toISOString() ?? null;
  return { is_on: row !== undefined, confirmed_at, recovery_codes_left: row?.left ?? 0 };
}

export async function findFactor(
  db: Db,
  playerId: PlayerId,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<StoredFactor | undefined> {
  return db
    .selectFrom('second_factor')
    .select(['player_id', 'secret'])
    .where('player_id', '=', playerId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
}

/** The result is false when a second factor is already confirmed. */
export async function upsertUnconfirmed(
  db: Db,
  factor: StoredFactor & { created_at: Date },
): Promise<boolean> {
  const { secret, created_at } = factor;
  const row = await db
    .insertInto('second_factor')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ secret, created_at })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The result is false when a concurrent call confirmed it or started over with another secret. */
export async function markConfirmed(
  db: Db,
  { player_id, secret, step, now }: StoredFactor & { step: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: step })
    .where('player_id', '=', player_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The result is false when this step or a later one was used before. */
export async function useStep(db: Db, playerId: PlayerId, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('player_id', '=', playerId)
    .where('last_step', '<', step)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceRecoveryCodes(db: Db, playerId: PlayerId, codes: string[]) {
  await db.deleteFrom('recovery_code').where('player_id', '=', playerId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ player_id: playerId, code_digest: digest(code) })))
    .execute();
}

export async function useRecoveryCode(
  db: Db,
  { playerId, code, now }: { playerId: PlayerId; code: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('code_digest', '=', digest(code))
    .where('used_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSecondFactor(db: Db, playerId: PlayerId) {
  await db.deleteFrom('second_factor').where('player_id', '=', playerId).execute();
}
