import type { ConductRule } from '@wallabee/contract/forums/conduct';
import type { Moderation, ModerationRole } from '@wallabee/contract/forums/moderation-acts';
import type { ModerationEntryId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface NewEntry {
  action: Moderation;
  moderator_id: number;
  role: ModerationRole;
  player_id: number;
  thread_id?: number;
  post_id?: number;
  rule: ConductRule;
  reason: string;
  details?: object;
  undoes_id?: number;
  created_at: Date;
}

export async function insertEntry(db: Db, { details = {}, ...entry }: NewEntry): Promise<ModerationEntryId> {
  const { id } = await db
    .insertInto('moderation_entry')
    .values({ ...entry, details: JSON.stringify(details) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as ModerationEntryId;
}

/** What the notification says to the player whom a decision is about; undefined where it is about no thread. */
export async function findEntryThread(db: Db, id: number) {
  return db
    .selectFrom('moderation_entry as entry')
    .innerJoin('player', 'player.id', 'entry.player_id')
    .innerJoin('forum_thread as thread', 'thread.id', 'entry.thread_id')
    .innerJoin('forum', 'forum.id', 'thread.forum_id')
    .leftJoin('forum_post as post', 'post.id', 'entry.post_id')
    .select(['thread.id', 'thread.forum_id', 'thread.title', 'post.position', 'entry.post_id'])
    .select(['forum.visible_to', 'player.account_type'])
    .where('entry.id', '=', id)
    .executeTakeFirst();
}

export type LockedEntry = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

/** In the order of their ids: two moderators who undo the same act about one of them would wait for each other. */
export async function lockConcerned(db: Db, id: ModerationEntryId, moderatorId: PlayerId) {
  await sql`
    select from player
    where id in (${moderatorId}, (select player_id from moderation_entry where id = ${id}))
    order by id for no key update`.execute(db);
}

/** The lock serialises what is decided about an entry, so that it is undone once. */
export async function lockEntry(db: Db, id: ModerationEntryId) {
  const row = await db
    .selectFrom('moderation_entry as entry')
    .select(['id', 'action', 'moderator_id', 'player_id', 'thread_id', 'post_id', 'rule', 'role'])
    .select(['details', 'undoes_id', 'created_at'])
    .select(sql<boolean>`exists (select from moderation_entry where undoes_id = entry.id)`.as('is_undone'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && typed(row);
}

/** Whether the same was ordered anew since, in either direction. An act and its undoing cancel each other. */
export async function hasLaterAct(db: Db, entry: LockedEntry, actions: readonly Moderation[]) {
  const { rows } = await sql`
    select from moderation_entry as later
    where later.player_id = ${entry.player_id} and later.id > ${entry.id} and later.action = any(${actions}::text[])
      and later.thread_id is not distinct from ${entry.thread_id}
      and later.post_id is not distinct from ${entry.post_id}
      and (later.undoes_id is null or later.undoes_id < ${entry.id})
      and not exists (select from moderation_entry where undoes_id = later.id)
    limit 1`.execute(db);
  return rows.length > 0;
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export interface EntryFilter {
  before?: number | undefined;
  limit: number;
  isStaff: boolean;
}

export async function listEntries(db: Db, { before, limit, isStaff }: EntryFilter) {
  let entries = selectEntries(db).orderBy('entry.id', 'desc').limit(limit);
  if (before !== undefined) entries = entries.where('entry.id', '<', before);
  const rows = await seenBy(entries, isStaff).execute();
  return rows.map(typed);
}

export async function listAppealed(db: Db, { limit, isStaff }: EntryFilter) {
  const waiting = selectEntries(db)
    .where('appeal.appeal_id', 'is not', null)
    .where('appeal.decided_at', 'is', null)
    .orderBy('appeal.due_at')
    .limit(limit);
  const rows = await seenBy(waiting, isStaff).execute();
  return rows.map(typed);
}

export async function findEntry(db: Db, id: ModerationEntryId): Promise<EntryRow | undefined> {
  const row = await selectEntries(db).where('entry.id', '=', id).executeTakeFirst();
  return row && typed(row);
}

export function selectEntries(db: Db) {
  return (
    db
      .selectFrom('moderation_entry as entry')
      .innerJoin('player as moderator', 'moderator.id', 'entry.moderator_id')
      .innerJoin('player', 'player.id', 'entry.player_id')
      .leftJoin('forum_post as post', 'post.id', 'entry.post_id')
      // A post may have moved since, with its thread or into another one.
      .leftJoin('forum_thread as thread', (join) =>
        join.on('thread.id', '=', sql<number>`coalesce(post.thread_id, entry.thread_id)`),
      )
      .leftJoin('forum', 'forum.id', 'thread.forum_id')
      .leftJoin('moderation_entry as undoing', 'undoing.undoes_id', 'entry.id')
      .leftJoin('moderation_appeal as appeal', 'appeal.entry_id', 'entry.id')
      .select(['entry.id', 'entry.action', 'entry.reason', 'entry.created_at', 'entry.post_id'])
      .select(['entry.rule', 'entry.role', 'entry.details', 'entry.undoes_id', 'undoing.id as undone_by'])
      .select(['moderator.id as moderator_id', 'moderator.name as moderator_name'])
      .select(['player.id as player_id', 'player.name as player_name'])
      .select(['thread.id as thread_id', 'thread.forum_id', 'thread.title', 'forum.visible_to'])
      .select(['post.position', 'post.text', 'post.is_html'])
      .select(['appeal.appeal_id', 'appeal.words', 'appeal.created_at as appealed_at', 'appeal.due_at'])
      .select(['appeal.decided_at', 'appeal.is_upheld', 'appeal.answer'])
  );
}

type Entries = ReturnType<typeof selectEntries>;

/** BeeKeepers must not see entries of the staff forums. */
function seenBy(entries: Entries, isStaff: boolean): Entries {
  if (isStaff) return entries;
  return entries.where((where) =>
    where.or([where('forum.visible_to', 'is', null), where('forum.visible_to', '<>', 'staff')]),
  );
}

function typed<Row extends { action: string; rule: string; role: string }>(row: Row) {
  return {
    ...row,
    action: row.action as Moderation,
    rule: row.rule as ConductRule,
    role: row.role as ModerationRole,
  };
}
