import { type ApplicationKey, ApplicationKeyId } from '@wallabee/contract/keys/application-key';
import type { KeyDay } from '@wallabee/contract/keys/key-use';
import type { Day } from '@wallabee/contract/protocol/day';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { digest } from '../../platform/sessions/digest.ts';

/** Newest first; revoked keys stay in the list for a while, so that players see what happened to them. */
export async function listKeys(db: Db, playerId: PlayerId, now: Date): Promise<ApplicationKey[]> {
  const today = now.toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('application_key')
    .leftJoin('application_key_use', (join) =>
      join
        .onRef('application_key_use.key_id', '=', 'application_key.id')
        .on('application_key_use.day', '>', sql<string>`${today}::date - 30`),
    )
    .select(['id', 'name', 'ending', 'created_at', 'revoked_at'])
    .select([
      sql<number>`coalesce(sum(calls) filter (where day = ${today}::date), 0)`.as('calls_today'),
      sql<number>`coalesce(sum(calls), 0)`.as('calls_this_month'),
      sql<string | null>`max(day)`.as('last_used_on'),
    ])
    .where('player_id', '=', playerId)
    .groupBy(['id', 'name', 'ending', 'created_at', 'revoked_at'])
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ id, created_at, revoked_at, ...row }) => ({
    ...row,
    id: ApplicationKeyId.parse(id),
    created_at: created_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
  }));
}

const MOST_SHOWN = 50;

export async function findKey(
  db: Db,
  { playerId, keyId }: { playerId: PlayerId; keyId: ApplicationKeyId },
): Promise<{ revoked_at: Date | null } | undefined> {
  return db
    .selectFrom('application_key')
    .select('revoked_at')
    .where('id', '=', keyId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

export async function listKeyDays(
  db: Db,
  { keyId, today, days }: { keyId: ApplicationKeyId; today: Day; days: number },
): Promise<KeyDay[]> {
  const { rows } = await sql<KeyDay>`
    select to_char(each, 'YYYY-MM-DD') as day, coalesce(calls, 0) as calls, coalesce(refused, 0) as refused
    from generate_series(${today}::date - ${days - 1}::int, ${today}::date, interval '1 day') as each
    left join application_key_use on key_id = ${keyId} and day = each::date
    order by each`.execute(db);
  return rows;
}

/** Concurrent calls would both see the last free place, so the second waits for the first. */
export async function lockKeysOfPlayer(db: Db, playerId: PlayerId) {
  await db.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute();
}

export async function countWorkingKeys(db: Db, playerId: PlayerId): Promise<number> {
  const { count } = await db
    .selectFrom('application_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertKey(
  db: Db,
  { playerId, name, key, now }: { playerId: PlayerId; name: string; key: string; now: Date },
): Promise<ApplicationKeyId> {
  const { id } = await db
    .insertInto('application_key')
    .values({ key_digest: digest(key), player_id: playerId, name, ending: key.slice(-4), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return ApplicationKeyId.parse(id);
}

/** Keeps the first revocation time; returns whether the player has such a key. */
export async function revokeKey(
  db: Db,
  { playerId, keyId, now }: { playerId: PlayerId; keyId: ApplicationKeyId; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('application_key')
    .set({ revoked_at: sql`coalesce(revoked_at, ${now})` })
    .where('id', '=', keyId)
    .where('player_id', '=', playerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
