import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Updateable } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/table-types.ts';
import { hasName, hasUsername } from '../player-ids.queries.ts';

export type StoredOwnProfile = Awaited<ReturnType<typeof getOwnProfile>>;

export function getOwnProfile(db: Db, id: PlayerId) {
  return selectOwnProfile(db, id).executeTakeFirstOrThrow();
}

/** Changes made at once run one after the other, so that each sees what it changes. */
export function lockOwnProfile(db: Db, id: PlayerId) {
  return selectOwnProfile(db, id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

function selectOwnProfile(db: Db, id: PlayerId) {
  return db
    .selectFrom('player')
    .select(['name', 'bio', 'home_location', 'picture_key', 'account_type', 'has_forums_right'])
    .where('id', '=', id);
}

export type ProfileFields = Pick<Updateable<DB['player']>, 'name' | 'bio' | 'home_location'>;

export async function updateProfile(db: Db, id: PlayerId, fields: ProfileFields) {
  await db.updateTable('player').set(fields).where('id', '=', id).execute();
}

/** Whether another of the staff or the BeeKeepers has the name or username. */
export async function isNameOfStaff(db: Db, name: string, exceptId: PlayerId): Promise<boolean> {
  const row = await db
    .selectFrom('player')
    .select('id')
    .where('account_type', '!=', 'player')
    .where('id', '!=', exceptId)
    .where(({ or }) => or([hasName(name), hasUsername(name)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewPicture {
  player_id: PlayerId;
  key: string;
  image: Buffer;
  changed_at: Date;
}

export async function upsertPicture(db: Db, picture: NewPicture) {
  const { player_id: _, ...changed } = picture;
  await db
    .insertInto('player_picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(changed))
    .execute();
}

export async function deletePicture(db: Db, id: PlayerId) {
  await db.deleteFrom('player_picture').where('player_id', '=', id).execute();
}
