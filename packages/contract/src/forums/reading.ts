import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { ForumId, inAddress, inBody, LARGEST_ID, ThreadId } from '../protocol/ids.ts';
import { PageIndex } from '../protocol/paging.ts';
import { ThreadSummary } from './forum.ts';
import { forumName, threadTitle } from './forum-parts.ts';
import { forumAddresses } from './forums.addresses.ts';
import { PostPlace } from './thread-state.ts';
import { THREAD_VIEWS } from './thread-views.ts';
import { COUNTED_THREADS } from './unread-rules.ts';

/** Beyond them a list of all forums is of no use, and costs the database more with every page. */
export const MOST_LISTED_PAGES = 50;

const unreadPosts = z.number().int().meta({ description: 'How many posts are unread.', example: 2 });
const firstUnread = PostPlace.nullable().meta({
  description: 'The first unread post; null where all is read.',
});

export const ForumState = z
  .object({
    ...forumName,
    unread_threads: z
      .number()
      .int()
      .meta({
        description: `How many of its threads have unread posts, counted up to ${COUNTED_THREADS}.`,
        example: 12,
      }),
    newest: z
      .object({
        thread_id: ThreadId,
        title: threadTitle,
        created_at: z.iso
          .datetime()
          .meta({ description: 'When its newest post was written.', example: '2026-11-10T21:40:00.000Z' }),
        first_unread: firstUnread,
      })
      .meta({ id: 'NewestThread', description: 'The thread that a forum’s line names.' })
      .nullable()
      .meta({
        description:
          'The unread thread that was written in last; where none is unread, the thread that was. Null where there is no thread.',
      }),
  })
  .meta({ id: 'ForumState', description: 'What a forum is to the player.' });
export type ForumState = z.infer<typeof ForumState>;

const threadState = {
  unread_posts: unreadPosts,
  first_unread: firstUnread,
  is_muted: z.boolean().meta({ description: 'Whether the player has muted the thread.', example: false }),
  is_pinned: z.boolean().meta({ description: 'Whether it is pinned in its forum.', example: false }),
};

export const ListedThreadState = z
  .object({ thread_id: ThreadId, ...threadState })
  .meta({ id: 'ListedThreadState', description: 'What a thread of a list is to the player.' });
export type ListedThreadState = z.infer<typeof ListedThreadState>;

export const ForumPageState = z
  .object({
    threads: z
      .array(ListedThreadState)
      .meta({ description: 'The threads of the page, and the pinned ones.' }),
    pinned: z
      .array(ThreadSummary)
      .meta({ description: 'The pinned threads of the forum, on its first page.' }),
  })
  .meta({ id: 'ForumPageState', description: 'What a page of a forum is to the player.' });
export type ForumPageState = z.infer<typeof ForumPageState>;

export const ListedThread = ThreadSummary.extend({
  forum: z
    .object(forumName)
    .meta({ id: 'ForumOfThread', description: 'A forum, by name.' })
    .meta({ description: 'The forum of the thread.' }),
  ...threadState,
}).meta({ id: 'ListedThread', description: 'A thread in a list over all forums.' });
export type ListedThread = z.infer<typeof ListedThread>;

export const ThreadListPage = z
  .object({
    threads: z.array(ListedThread).meta({ description: 'The threads, those last written in first.' }),
    has_more: z.boolean().meta({ description: 'Whether there is a next page.', example: false }),
  })
  .meta({ id: 'ThreadListPage', description: 'A page of threads of all forums.' });
export type ThreadListPage = z.infer<typeof ThreadListPage>;

export const ThreadDays = z
  .object({
    started_at: z.iso
      .datetime()
      .meta({ description: 'When the thread was started.', example: '2026-11-09T07:12:00.000Z' }),
    people: z.number().int().meta({ description: 'How many players have written in it.', example: 11 }),
    posts: z.number().int().meta({ description: 'How many posts it has.', example: 24 }),
    days: z
      .array(
        z
          .object({
            day: z.iso.date().meta({ description: 'The day, in UTC.', example: '2026-11-09' }),
            posts: z.number().int().meta({ description: 'How many posts were written.', example: 6 }),
            position: z
              .number()
              .int()
              .meta({ description: 'The place of the first of them in the thread, from 0.', example: 0 }),
            page: z
              .number()
              .int()
              .meta({ description: 'The page of the thread that it is on, from 0.', example: 0 }),
          })
          .meta({ id: 'ThreadDay', description: 'A day on which somebody wrote in a thread.' }),
      )
      .meta({ description: 'The days on which somebody wrote, from the first on.' }),
  })
  .meta({ id: 'ThreadDays', description: 'When a thread was written in.' });
export type ThreadDays = z.infer<typeof ThreadDays>;

const reading = { feature: 'forums', access: 'player', scope: 'read', acceptsPageSession: true } as const;
const marking = { feature: 'forums', access: 'player' } as const;

export const UNMARK_MINUTES = 5;

const markedAt = z.iso
  .datetime('must be an instant, as 2026-11-10T09:41:00.000Z')
  .meta({ description: 'When it was marked; undoing takes it.', example: '2026-11-10T09:41:00.000Z' });

const Marked = Success.extend({ marked_at: markedAt }).meta({
  id: 'ForumsMarked',
  description: 'What was posted until then counts as read.',
});

export const listForumStates = {
  ...reading,
  ...forumAddresses.listForumStates,
  summary: 'What is unread in each forum.',
  response: z.array(ForumState),
} as const satisfies Endpoint;

export const readForumState = {
  ...reading,
  ...forumAddresses.readForumState,
  summary: 'What is unread on a page of a forum, and its pinned threads.',
  params: z.object({ forumId: inAddress(ForumId), page: inAddress(PageIndex) }),
  response: ForumPageState,
} as const satisfies Endpoint;

export const listOwnThreads = {
  ...reading,
  ...forumAddresses.listOwnThreads,
  summary: 'Threads of all forums: the latest, the unread, the player’s own or the watched ones.',
  query: z.object({
    view: z.enum(THREAD_VIEWS).meta({ description: 'Which threads are listed.', example: 'unread' }),
    page: inAddress(
      z
        .number()
        .int()
        .min(0, 'must be at least 0')
        .max(MOST_LISTED_PAGES - 1, `must be at most ${MOST_LISTED_PAGES - 1}`),
    )
      .default(0)
      .meta({ description: 'The page, from 0, of 20 threads.', example: 0 }),
  }),
  response: ThreadListPage,
} as const satisfies Endpoint;

export const readThreadDays = {
  ...reading,
  ...forumAddresses.readThreadDays,
  summary: 'On which days a thread was written in.',
  params: z.object({ threadId: inAddress(ThreadId) }),
  response: ThreadDays,
} as const satisfies Endpoint;

export const markThreadRead = {
  ...marking,
  ...forumAddresses.markThreadRead,
  summary: 'Says how many posts of a thread the player has read.',
  description: 'It never goes back.',
  params: z.object({ threadId: inAddress(ThreadId) }),
  body: z.object({
    posts: inBody(z.number().int().min(1, 'must be at least 1').max(LARGEST_ID)).meta({
      description: 'How many posts from the first on were read.',
      example: 24,
    }),
  }),
  response: Success.extend({
    read_posts: z
      .number()
      .int()
      .meta({ description: 'How many posts from the first on are read now.', example: 24 }),
  }),
} as const satisfies Endpoint;

export const markForumsRead = {
  ...marking,
  ...forumAddresses.markForumsRead,
  summary: 'Marks everything in all forums as read.',
  response: Marked,
} as const satisfies Endpoint;

export const markForumRead = {
  ...marking,
  ...forumAddresses.markForumRead,
  summary: 'Marks everything in a forum as read.',
  params: z.object({ forumId: inAddress(ForumId) }),
  response: Marked,
} as const satisfies Endpoint;

export const unmarkForumsRead = {
  ...marking,
  ...forumAddresses.unmarkForumsRead,
  summary: 'Undoes marking as read.',
  description: `For ${UNMARK_MINUTES} minutes. Forums that were marked again since stay as they are.`,
  body: z.object({ marked_at: markedAt }),
  response: Success.extend({
    forums: z.number().int().meta({ description: 'In how many forums it was undone.', example: 18 }),
  }).meta({ id: 'Unmarked', description: 'How far marking was undone.' }),
} as const satisfies Endpoint;
