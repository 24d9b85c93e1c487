import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { AppealId, flagInBody, inAddress, ModerationEntryId } from '../protocol/ids.ts';
import { forumAddresses } from './forums.addresses.ts';
import { ModeratedPost, ModeratedThread, ModerationEntry } from './moderation.ts';
import { APPEAL_ANSWER_HOURS, APPEAL_DAYS, MODERATIONS } from './moderation-acts.ts';
import { AppealState, ConductRuleField, ModerationRoleField } from './moderation-fields.ts';
import { Reason } from './post-text.ts';

export const OwnAct = z
  .object({
    id: ModerationEntryId,
    action: z.enum(MODERATIONS).meta({ description: 'What was done.', example: 'remove_post' }),
    created_at: z.iso.datetime().meta({ description: 'When.', example: '2026-11-10T08:00:00.000Z' }),
    rule: ConductRuleField,
    role: ModerationRoleField,
    reason: z.string().meta({ description: 'Why, in the words of the moderator.', example: 'Advertising.' }),
    note: z.string().meta({ description: 'What an order over a thread changed; else empty.', example: '' }),
    thread: ModeratedThread.nullable().meta({
      description: 'The thread; null where it is about a right, or where the player cannot see it any more.',
    }),
    post: ModeratedPost.nullable().meta({ description: 'The removed post; null for all other actions.' }),
    is_undone: z.boolean().meta({ description: 'Whether it has been undone.', example: false }),
    appeal_until: z.iso.datetime().nullable().meta({
      description: 'Until when the player may appeal; null where they may not, or not any more.',
      example: '2026-11-24T08:00:00.000Z',
    }),
    appeal: AppealState.nullable().meta({ description: 'The appeal; null where there is none.' }),
  })
  .meta({ id: 'OwnAct', description: 'What a moderator did, as the player whom it is about sees it.' });
export type OwnAct = z.infer<typeof OwnAct>;

export const WaitingAppeal = z
  .object({
    entry: ModerationEntry.meta({ description: 'What the appeal is against.' }),
    is_overdue: z.boolean().meta({ description: 'Whether its time is up.', example: false }),
    can_decide: z.boolean().meta({
      description: 'Whether the player may decide it: not about their own act, nor that of a higher rank.',
      example: true,
    }),
  })
  .meta({ id: 'WaitingAppeal', description: 'An appeal that waits for a decision.' });
export type WaitingAppeal = z.infer<typeof WaitingAppeal>;

export const readOwnAct = {
  feature: 'forums',
  ...forumAddresses.readOwnAct,
  access: 'player',
  scope: 'read',
  summary: 'What a moderator did to the player, with its appeal.',
  params: z.object({ entryId: inAddress(ModerationEntryId) }),
  response: OwnAct,
} as const satisfies Endpoint;

export const appealAct = {
  feature: 'forums',
  ...forumAddresses.appealAct,
  access: 'player',
  limit: { calls: 60, seconds: 3_600 },
  summary: 'Appeals against what a moderator did to the player.',
  description: `Once, within ${APPEAL_DAYS} days. Another moderator decides within ${APPEAL_ANSWER_HOURS} hours.`,
  params: z.object({ entryId: inAddress(ModerationEntryId) }),
  body: z.object({
    words: Reason.meta({ description: 'Why it was wrong.', example: 'It was a joke about soup.' }),
  }),
  response: Success,
} as const satisfies Endpoint;

export const listAppeals = {
  feature: 'forums',
  ...forumAddresses.listAppeals,
  access: 'player',
  summary: 'The appeals that wait for a decision, those due first, first.',
  description: 'For staff and BeeKeepers.',
  response: z
    .object({ appeals: z.array(WaitingAppeal).meta({ description: 'The appeals.' }) })
    .meta({ id: 'AppealQueue', description: 'The appeals that wait.' }),
} as const satisfies Endpoint;

export const decideAppeal = {
  feature: 'forums',
  ...forumAddresses.decideAppeal,
  access: 'player',
  summary: 'Decides an appeal. One that is upheld undoes the act.',
  description: 'For another moderator than the first, of at least the same rank.',
  params: z.object({ appealId: inAddress(AppealId) }),
  body: z.object({
    is_upheld: flagInBody().meta({ description: 'Whether the player was found right.', example: true }),
    answer: Reason.meta({ description: 'What the player is answered.', example: 'It was indeed a joke.' }),
  }),
  response: Success,
} as const satisfies Endpoint;
