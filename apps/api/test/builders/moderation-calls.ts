import { appealAct, decideAppeal, listAppeals, readOwnAct } from '@wallabee/contract/forums/appeals';
import type { ConductRule } from '@wallabee/contract/forums/conduct';
import { readThread } from '@wallabee/contract/forums/forum';
import {
  ModerationLog,
  readModerationLog,
  removePost,
  undoModeration,
} from '@wallabee/contract/forums/moderation';
import { replyToThread } from '@wallabee/contract/forums/posting';
import { dismissReports, listReports, ReportQueue, reportPost } from '@wallabee/contract/forums/reports';
import { mergeThread, moveThread, pinThread, slowThread } from '@wallabee/contract/forums/thread-orders';
import type { AppealId, ForumId, ModerationEntryId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { createTestWorld, TestPlayer } from '../world.ts';
import { forumBuilders } from './forum-builders.ts';

type World = Awaited<ReturnType<typeof createTestWorld>>;

/** The calls of moderation, each with a reason and a rule. */
export function moderationCalls(world: World) {
  const why = { rule: 'no_spam' as ConductRule, reason: 'Soup again.' };
  const log = async (as: TestPlayer) =>
    ModerationLog.parse((await world.call(readModerationLog, { as, query: {} })).json()).entries;

  return {
    aScene: () => aModerationScene(world),
    letPass: (hours: number) => letPass(world, hours),
    words: (of: TestPlayer) => wordsOf(world, of),
    report: (as: TestPlayer, postId: PostId, body: { rule?: ConductRule; words?: string } = {}) =>
      world.call(reportPost, { as, params: { postId }, body: { rule: 'no_spam', words: 'Again', ...body } }),
    queue: async (as: TestPlayer) => ReportQueue.parse((await world.call(listReports, { as })).json()),
    dismiss: (as: TestPlayer, postId: PostId) =>
      world.call(dismissReports, { as, params: { postId }, body: why }),
    remove: (as: TestPlayer, postId: PostId, rule: ConductRule = 'no_spam') =>
      world.call(removePost, { as, params: { postId }, body: { ...why, rule } }),
    pin: (as: TestPlayer, threadId: ThreadId, is_pinned = true) =>
      world.call(pinThread, { as, params: { threadId }, body: { is_pinned, ...why } }),
    slow: (as: TestPlayer, threadId: ThreadId, seconds: number) =>
      world.call(slowThread, { as, params: { threadId }, body: { seconds, ...why } }),
    move: (as: TestPlayer, threadId: ThreadId, forum_id: ForumId) =>
      world.call(moveThread, { as, params: { threadId }, body: { forum_id, ...why } }),
    merge: (as: TestPlayer, threadId: ThreadId, into_id: ThreadId) =>
      world.call(mergeThread, { as, params: { threadId }, body: { into_id, ...why } }),
    undo: (as: TestPlayer, entryId: ModerationEntryId) =>
      world.call(undoModeration, { as, params: { entryId }, body: { reason: 'A mistake.' } }),
    appeal: (as: TestPlayer, entryId: ModerationEntryId) =>
      world.call(appealAct, { as, params: { entryId }, body: { words: 'It was a joke.' } }),
    ownAct: (as: TestPlayer, entryId: ModerationEntryId) =>
      world.call(readOwnAct, { as, params: { entryId } }),
    appeals: async (as: TestPlayer) =>
      listAppeals.response.parse((await world.call(listAppeals, { as })).json()).appeals,
    decide: (as: TestPlayer, appealId: AppealId, is_upheld: boolean) =>
      world.call(decideAppeal, { as, params: { appealId }, body: { is_upheld, answer: 'Indeed.' } }),
    log,
    async latest(as: TestPlayer): Promise<ModerationEntryId> {
      const [entry] = await log(as);
      return entry?.id ?? (0 as ModerationEntryId);
    },
    read: async (as: TestPlayer, threadId: ThreadId) =>
      readThread.response.parse((await world.call(readThread, { as, params: { threadId, page: 0 } })).json()),
    reply: (as: TestPlayer, threadId: ThreadId, text = 'Well') =>
      world.call(replyToThread, { as, params: { threadId }, body: { text } }),
  };
}

/** A forum with a thread of three posts: two by the author around one by another player. */
async function aModerationScene(world: World) {
  const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
  const forumId = await aForum();
  const author = await aMember({ name: 'Ada Larch' });
  const bo = await aMember({ name: 'Bo Birch' });
  const keeper = await aMember({ name: 'Kit Keeper', account_type: 'beekeeper' });
  const second = await aMember({ name: 'Kim Keeper', account_type: 'beekeeper' });
  const staff = await aMember({ name: 'Sam Staff', account_type: 'staff' });
  const threadId = await aThread({ forum_id: forumId, author_id: author.id, title: 'Soup', texts: [] });
  const post = (author_id: number, text: string) => aPost({ thread_id: threadId, author_id, text });
  const postId = await post(author.id, 'Leek?');
  await post(bo.id, 'No.');
  await post(author.id, 'Oh.');
  return { forumId, author, bo, keeper, second, staff, threadId, postId };
}

/** As if all that moderators did and players appealed against were that much older. */
async function letPass({ db }: World, hours: number) {
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(hours => ${hours})`;
  await db
    .updateTable('moderation_entry')
    .set({ created_at: earlier('created_at') })
    .execute();
  await db
    .updateTable('moderation_appeal')
    .set({
      created_at: earlier('created_at'),
      due_at: earlier('due_at'),
      decided_at: earlier('decided_at'),
    })
    .execute();
}

/** What the bell says to a player, the first notification first. */
async function wordsOf({ db }: World, { id }: TestPlayer): Promise<string[]> {
  const parts = sql`json_array_elements((parts -> 'one')::json)`;
  const rows = await db
    .selectFrom('notification')
    .select(sql<string>`(select string_agg(part ->> 'text', '') from ${parts} part)`.as('words'))
    .where('player_id', '=', id)
    .orderBy('notification_id')
    .execute();
  return rows.map(({ words }) => words);
}
