import type { Db } from '../../src/platform/db/db.ts';
import type { TestPlayer } from '../world.ts';

interface Setting {
  ada: TestPlayer;
  bo: TestPlayer;
  /** Of Ada. */
  thread: number;
  closed: number;
  now: Date;
}

/** Bo has reported a post of Ada; a BeeKeeper closed two of her threads, and she appealed against one. */
export async function aForumOrderScene(db: Db, { ada, bo, thread, closed, now }: Setting) {
  const { id: reported } = await db
    .selectFrom('forum_post')
    .select('id')
    .where('thread_id', '=', thread)
    .executeTakeFirstOrThrow();
  const report = { rule: 'no_spam', words: 'Again', created_at: now };
  await db
    .insertInto('forum_report')
    .values({ ...report, post_id: reported, player_id: bo.id })
    .execute();
  const [act, appealed] = await db
    .insertInto('moderation_entry')
    .values(
      [closed, thread].map((thread_id) => ({
        action: 'close_thread',
        moderator_id: bo.id,
        role: 'beekeeper',
        player_id: ada.id,
        thread_id,
        reason: '',
        created_at: now,
      })),
    )
    .returning('id')
    .execute();
  const { appeal_id } = await db
    .insertInto('moderation_appeal')
    .values({
      entry_id: appealed?.id ?? 0,
      player_id: ada.id,
      words: 'A joke',
      created_at: now,
      due_at: new Date(now.getTime() + 3_600_000),
    })
    .returning('appeal_id')
    .executeTakeFirstOrThrow();
  return { reported, act: act?.id ?? 0, appeal: appeal_id };
}
