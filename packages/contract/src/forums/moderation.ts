import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import {
  ForumId,
  flagInBody,
  inAddress,
  inBody,
  LARGEST_ID,
  ModerationEntryId,
  PlayerId,
  PostId,
  ThreadId,
} from '../protocol/ids.ts';
import { forumAddresses } from './forums.addresses.ts';
import { MODERATIONS } from './moderation-acts.ts';
import { AppealState, ConductRuleField, ModerationRoleField } from './moderation-fields.ts';
import { Reason } from './post-text.ts';

export const ModeratedPlayer = z
  .object({
    id: PlayerId,
    name: z.string().meta({ description: 'The display name.', example: 'Robin Demo' }),
  })
  .meta({ id: 'ModeratedPlayer', description: 'A player in the moderation log.' });

export const ModeratedThread = z
  .object({
    id: ThreadId,
    forum_id: ForumId,
    title: z
      .string()
      .meta({ description: 'The title of the thread.', example: 'Winter drops: when and where' }),
  })
  .meta({ id: 'ModeratedThread', description: 'A thread in the moderation log.' });

export const ModeratedPost = z
  .object({
    id: PostId,
    page: z.number().int().meta({ description: 'The page of the thread it is on, from 0.', example: 0 }),
    text: z.string().meta({ description: 'What it said.', example: 'Buy my spare croissants!' }),
  })
  .meta({ id: 'ModeratedPost', description: 'A post in the moderation log.' });

export const ModerationEntry = z
  .object({
    id: ModerationEntryId,
    action: z.enum(MODERATIONS).meta({ description: 'What was done.', example: 'remove_post' }),
    created_at: z.iso.datetime().meta({ description: 'When.', example: '2026-11-10T08:00:00.000Z' }),
    reason: z.string().meta({ description: 'Why, in the words of the moderator.', example: 'Advertising.' }),
    moderator: ModeratedPlayer.meta({ description: 'Who did it.' }),
    player: ModeratedPlayer.meta({ description: 'To whom: the writer, or the player whose right it is.' }),
    thread: ModeratedThread.nullable().meta({ description: 'The thread; null where it is about a right.' }),
    post: ModeratedPost.nullable().meta({
      description: 'The post that was removed, restored or reported; null for all other actions.',
    }),
    rule: ConductRuleField,
    role: ModerationRoleField,
    note: z.string().meta({
      description: 'What an order over a thread changed, such as the forums of a move; empty for the others.',
      example: '',
    }),
    undoes_id: ModerationEntryId.nullable().meta({
      description: 'The entry that it undid; null where it undid none.',
      example: null,
    }),
    is_undone: z.boolean().meta({ description: 'Whether it has been undone.', example: false }),
    can_undo: z.boolean().meta({ description: 'Whether the player may undo it.', example: true }),
    appeal: AppealState.nullable().meta({ description: 'The appeal against it; null where there is none.' }),
  })
  .meta({ id: 'ModerationEntry', description: 'Something that a moderator did.' });
export type ModerationEntry = z.infer<typeof ModerationEntry>;

export const ModerationLog = z
  .object({
    entries: z.array(ModerationEntry).meta({ description: 'The entries, the latest first.' }),
    next_before: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The value of `before` for the next page; null on the last.', example: null }),
  })
  .meta({ id: 'ModerationLog', description: 'A page of what moderators did.' });
export type ModerationLog = z.infer<typeof ModerationLog>;

const moderating = { feature: 'forums', access: 'player' } as const;
const why = {
  reason: Reason,
  rule: ConductRuleField.optional().meta({
    description: 'The rule of conduct that it is about; `other` where none is given.',
    example: 'no_spam',
  }),
};

export const removePost = {
  ...moderating,
  ...forumAddresses.removePost,
  summary: 'Removes a post; its place in the thread stays.',
  description: 'For staff and BeeKeepers.',
  params: z.object({ postId: inAddress(PostId) }),
  body: z.object(why),
  response: Success,
} as const satisfies Endpoint;

export const reopenThread = {
  ...moderating,
  ...forumAddresses.reopenThread,
  summary: 'Opens a closed thread again.',
  description: 'For staff and BeeKeepers.',
  params: z.object({ threadId: inAddress(ThreadId) }),
  body: z.object(why),
  response: Success,
} as const satisfies Endpoint;

export const changeForumsRight = {
  ...moderating,
  ...forumAddresses.changeForumsRight,
  summary: 'Takes the forums right from a player or gives it back.',
  description: 'For staff and BeeKeepers.',
  params: z.object({ playerId: inAddress(PlayerId) }),
  body: z.object({
    has_forums_right: flagInBody().meta({
      description: 'Whether the player may write in the forums from now on.',
      example: false,
    }),
    post_id: inBody(PostId).optional().meta({
      description: 'The post that the right is taken for; reports of it are closed.',
      example: 301,
    }),
    ...why,
  }),
  response: Success,
} as const satisfies Endpoint;

export const readModerationLog = {
  ...moderating,
  ...forumAddresses.readModerationLog,
  summary: 'What moderators did, the latest first.',
  description: 'For staff and BeeKeepers.',
  query: z.object({
    before: inAddress(z.number().int().max(LARGEST_ID)).optional().meta({
      description: 'Only entries before this one: `next_before` of the page before.',
      example: 42,
    }),
  }),
  response: ModerationLog,
} as const satisfies Endpoint;

export const undoModeration = {
  ...moderating,
  ...forumAddresses.undoModeration,
  summary: 'Undoes what a moderator did.',
  description:
    'For staff and BeeKeepers. An entry is undone once, and only by a moderator of at least its rank.',
  params: z.object({ entryId: inAddress(ModerationEntryId) }),
  body: z.object({ reason: Reason }),
  response: Success,
} as const satisfies Endpoint;
