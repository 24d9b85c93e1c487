import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { inAddress, PlayerId, PostId } from '../protocol/ids.ts';
import { forumAddresses } from './forums.addresses.ts';
import { ModeratedPlayer, ModeratedThread } from './moderation.ts';
import { ConductRuleField } from './moderation-fields.ts';
import { Reason, ReportWords } from './post-text.ts';

/** How many reports a player can make in a day. */
export const MOST_REPORTS_A_DAY = 20;

/** How many posts before and after a reported one are shown with it. */
export const CONTEXT_POSTS = 2;

const Report = z
  .object({
    rule: ConductRuleField,
    words: z.string().meta({ description: 'What the player wrote.', example: 'The third time today.' }),
    created_at: z.iso.datetime().meta({ description: 'When.', example: '2026-11-10T08:00:00.000Z' }),
    player: ModeratedPlayer.meta({ description: 'Who reported it.' }),
  })
  .meta({ id: 'Report', description: 'A report of a post.' });

const ContextPost = z
  .object({
    id: PostId,
    position: z.number().int().meta({ description: 'Its place in the thread, from 0.', example: 6 }),
    name: z.string().meta({ description: 'The display name of its writer.', example: 'Robin Demo' }),
    text: z.string().meta({ description: 'What it says.', example: 'Where?' }),
    is_removed: z.boolean().meta({ description: 'Whether it was removed.', example: false }),
    created_at: z.iso
      .datetime()
      .meta({ description: 'When it was written.', example: '2026-11-10T07:58:00.000Z' }),
  })
  .meta({ id: 'ContextPost', description: 'A post as it is shown to moderators.' });

export const ReportedPost = z
  .object({
    post: ContextPost.meta({ description: 'The reported post.' }),
    page: z.number().int().meta({ description: 'The page of the thread it is on, from 0.', example: 0 }),
    context: z.array(ContextPost).meta({ description: 'The posts right before and after it.' }),
    thread: ModeratedThread.meta({ description: 'Its thread.' }),
    author: z
      .object({
        id: PlayerId,
        name: z.string().meta({ description: 'The display name.', example: 'Robin Demo' }),
        has_forums_right: z.boolean().meta({ description: 'Whether they may write.', example: true }),
        earlier_acts: z.number().int().meta({
          description: 'How often moderators have acted against them and were not undone.',
          example: 1,
        }),
      })
      .meta({ id: 'ReportedAuthor', description: 'The writer of a reported post.' })
      .meta({ description: 'Its writer.' }),
    reports: z.array(Report).meta({ description: 'The reports that wait, the first one first.' }),
    can_act: z.boolean().meta({
      description: 'Whether the player may decide about the post; not about a higher rank or their own.',
      example: true,
    }),
    can_take_right: z
      .boolean()
      .meta({ description: 'Whether the player may take the forums right of its writer.', example: true }),
  })
  .meta({ id: 'ReportedPost', description: 'A reported post with its reports and its context.' });
export type ReportedPost = z.infer<typeof ReportedPost>;

export const ReportQueue = z
  .object({
    waiting: z.number().int().meta({
      description: 'How many posts have reports that wait, also beyond the listed ones.',
      example: 1,
    }),
    posts: z.array(ReportedPost).meta({ description: 'The posts, those reported first, first.' }),
  })
  .meta({ id: 'ReportQueue', description: 'The reports that wait for a moderator.' });
export type ReportQueue = z.infer<typeof ReportQueue>;

export const reportPost = {
  feature: 'forums',
  ...forumAddresses.reportPost,
  access: 'player',
  limit: { calls: 60, seconds: 3_600 },
  summary: 'Reports a post to the moderators.',
  description: `Once for each post, and at most ${MOST_REPORTS_A_DAY} times a day. With the rule \`other\` words are needed.`,
  params: z.object({ postId: inAddress(PostId) }),
  body: z
    .object({ rule: ConductRuleField, words: ReportWords })
    .refine(({ rule, words }) => rule !== 'other' || words !== '', {
      path: ['words'],
      error: 'must say what is wrong',
    }),
  response: Success,
} as const satisfies Endpoint;

export const listReports = {
  feature: 'forums',
  ...forumAddresses.listReports,
  access: 'player',
  summary: 'The reported posts that wait for a moderator, with their context.',
  description: 'For staff and BeeKeepers.',
  response: ReportQueue,
} as const satisfies Endpoint;

export const dismissReports = {
  feature: 'forums',
  ...forumAddresses.dismissReports,
  access: 'player',
  summary: 'Closes the reports of a post and leaves the post as it is.',
  description: 'For staff and BeeKeepers. Every other decision about the post closes them as well.',
  params: z.object({ postId: inAddress(PostId) }),
  body: z.object({ reason: Reason, rule: ConductRuleField }),
  response: Success,
} as const satisfies Endpoint;
