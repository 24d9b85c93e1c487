import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/table-types.ts';

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

/** The names and usernames of all other staff and BeeKeepers. */
export async function listNamesOfStaff(db: Db, exceptId: PlayerId): Promise<string[]> {
  const staff = await selectStaff(db).where('id', '!=', exceptId).execute();
  return staff.flatMap(({ name, username }) => [name, username]);
}

export function selectStaff(db: Db) {
  // A parameter would keep the planner from using the partial index.
  return db.selectFrom('player').select(['name', 'username']).where(sql<boolean>`account_type <> 'player'`);
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
