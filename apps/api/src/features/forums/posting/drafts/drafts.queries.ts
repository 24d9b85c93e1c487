import type { DraftFormat } from '@wallabee/contract/forums/editing';
import type { Audience } from '@wallabee/contract/forums/forum-rules';
import { MOST_DRAFTS } from '@wallabee/contract/forums/post-limits';
import type { PlayerId, PostId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/db.ts';

export interface DraftRow {
  place: string;
  title: string;
  text: string;
  format: DraftFormat;
  saved_at: Date;
  quoted_post_id: number | null;
  quoted_part: string | null;
  quoted_text: string | null;
  quoted_is_html: boolean | null;
  quoted_name: string | null;
  about: string | null;
  forum_id: number | null;
  thread_id: number | null;
  /** How many posts the thread has. */
  post_count: number | null;
  /** The post that is edited. */
  edited_id: number | null;
  edited_position: number | null;
  visible_to: Audience | null;
}

export async function findDraft(
  db: Db,
  { playerId, place }: { playerId: PlayerId; place: string },
): Promise<DraftRow | undefined> {
  const [row] = await listDraftRows(db, playerId, place);
  return row;
}

/** A quote that was removed, or that the player cannot see any more, is left out. */
export async function listDraftRows(db: Db, playerId: PlayerId, place?: string): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select draft.place, draft.title, draft.text, draft.format, draft.saved_at,
      quoted.id as quoted_post_id, draft.quoted_part, quoted.text as quoted_text,
      quoted.is_html as quoted_is_html, quotee.name as quoted_name,
      coalesce(thread.title, forum.title) as about, forum.visible_to, forum.id as forum_id,
      thread.id as thread_id, thread.post_count, edited.id as edited_id, edited.position as edited_position
    from forum_draft as draft
    left join forum_post as edited
      on edited.id = case when draft.place like 'post:%' then split_part(draft.place, ':', 2)::int end
    left join forum_thread as thread
      on thread.id = case when draft.place like 'thread:%' then split_part(draft.place, ':', 2)::int
        else edited.thread_id end
    left join forum
      on forum.id = case when draft.place like 'forum:%' then split_part(draft.place, ':', 2)::int
        else thread.forum_id end
    left join forum_post as quoted
      on quoted.id = draft.quoted_post_id and quoted.thread_id = thread.id and not quoted.is_removed
    left join player as quotee on quotee.id = quoted.author_id
    where draft.player_id = ${playerId} ${place === undefined ? sql`` : sql`and draft.place = ${place}`}
    order by draft.saved_at desc, draft.place
    limit ${MOST_DRAFTS}`.execute(db);
  return rows;
}

export interface SavedDraft {
  player_id: PlayerId;
  place: string;
  title: string;
  text: string;
  format: DraftFormat;
  quoted_post_id: PostId | null;
  quoted_part: string | null;
  saved_at: Date;
}

export async function upsertDraft(db: Db, { player_id, place, ...draft }: SavedDraft) {
  await db
    .insertInto('forum_draft')
    .values({ player_id, place, ...draft })
    .onConflict((conflict) => conflict.columns(['player_id', 'place']).doUpdateSet(draft))
    .execute();
}

export async function deleteDraft(db: Db, playerId: PlayerId, place: string) {
  await db.deleteFrom('forum_draft').where('player_id', '=', playerId).where('place', '=', place).execute();
}

export async function countDrafts(db: Db, playerId: PlayerId): Promise<number> {
  const { count } = await db
    .selectFrom('forum_draft')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function postExists(db: Db, id: PostId): Promise<boolean> {
  const row = await db.selectFrom('forum_post').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
