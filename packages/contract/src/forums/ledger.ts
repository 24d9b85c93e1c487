import { z } from 'zod';
import type { DescribedCall, Endpoint } from '../protocol/endpoint.ts';
import { ForumId, ModerationEntryId, ThreadId } from '../protocol/ids.ts';
import { forumAddresses, ledgerFileAddresses } from './forums.addresses.ts';
import { MODERATIONS } from './moderation-acts.ts';
import { appealClock, ConductRuleField, ModerationRoleField } from './moderation-fields.ts';

export const LATEST_ACTS = 50;

const LedgerAppeal = z
  .object({
    made_at: z.iso.datetime().meta({ description: 'When.', example: '2026-11-10T09:00:00.000Z' }),
    ...appealClock,
  })
  .meta({ id: 'LedgerAppeal', description: 'An appeal in the ledger.' });

export const LedgerAct = z
  .object({
    id: ModerationEntryId,
    act: z.enum(MODERATIONS).meta({ description: 'What was done.', example: 'remove_post' }),
    rule: ConductRuleField,
    role: ModerationRoleField,
    at: z.iso.datetime().meta({ description: 'When.', example: '2026-11-10T08:00:00.000Z' }),
    forum_id: ForumId.nullable().meta({
      description:
        'The forum; null where it is hidden, where the act is about a player, and for `dismiss_reports`.',
    }),
    thread_id: ThreadId.nullable().meta({
      description:
        'The thread; null where its forum is hidden, where the act is about a player, and for `dismiss_reports`.',
    }),
    text: z.string().nullable().meta({
      description: 'What a removed post said, at most 500 characters; null where it may not be shown.',
      example: 'Buy my spare croissants!',
    }),
    undoes: ModerationEntryId.nullable().meta({
      description: 'The act that this one undid; null where it undid none.',
      example: null,
    }),
    appeal: LedgerAppeal.nullable().meta({ description: 'The appeal against it; null where there is none.' }),
  })
  .meta({ id: 'LedgerAct', description: 'An act of moderation, without names.' });
export type LedgerAct = z.infer<typeof LedgerAct>;

const Count = z
  .object({
    name: z.string().meta({ description: 'What is counted.', example: 'no_spam' }),
    acts: z.number().int().meta({ description: 'How many acts.', example: 12 }),
  })
  .meta({ id: 'LedgerCount', description: 'How many acts there are of a kind.' });

const counts = (description: string) => z.array(Count).meta({ description });

export const LedgerTotals = z
  .object({
    acts: z.number().int().meta({ description: 'How many acts there are.', example: 31 }),
    undone: z.number().int().meta({ description: 'How many of them were undone.', example: 2 }),
    by_act: counts('By what was done.'),
    by_rule: counts('By the rule of conduct.'),
    by_role: counts('By the role of the moderator.'),
    by_month: counts('By month (UTC), the latest first, such as `2026-11`.'),
    appeals: z
      .object({
        made: z.number().int().meta({ description: 'How many were made.', example: 3 }),
        decided: z.number().int().meta({ description: 'How many were decided.', example: 2 }),
        upheld: z.number().int().meta({ description: 'How many were upheld.', example: 1 }),
        overdue: z.number().int().meta({ description: 'How many wait beyond their time.', example: 0 }),
        median_hours: z.number().nullable().meta({
          description: 'The median of the hours until a decision, to a tenth; null where there is none.',
          example: 7.5,
        }),
      })
      .meta({ id: 'LedgerAppeals', description: 'The appeals, counted.' })
      .meta({ description: 'The appeals.' }),
  })
  .meta({ id: 'LedgerTotals', description: 'The totals of the ledger.' });
export type LedgerTotals = z.infer<typeof LedgerTotals>;

export const Ledger = z
  .object({
    as_of: z.iso
      .datetime()
      .meta({ description: 'The time that the totals are of.', example: '2026-11-10T12:00:00.000Z' }),
    totals: LedgerTotals.meta({ description: 'The totals of all acts.' }),
    latest: z.array(LedgerAct).meta({ description: `The latest ${LATEST_ACTS} acts, the latest first.` }),
  })
  .meta({ id: 'Ledger', description: 'What moderators did in the forums, without names.' });
export type Ledger = z.infer<typeof Ledger>;

export const readLedger = {
  feature: 'forums',
  ...forumAddresses.readLedger,
  access: 'open',
  sendsETag: true,
  summary: 'The open ledger: what moderators did, counted, and the latest acts without names.',
  description:
    'It may be a minute old. `/forum/ledger.ndjson` has every act, so that totals can be recomputed.',
  response: Ledger,
} as const satisfies Endpoint;

export const readLedgerFile = {
  feature: 'forums',
  ...ledgerFileAddresses.readLedgerFile,
  access: 'open',
  cost: 'file',
  summary: 'Every act of moderation, one JSON object a line, the first act first.',
  description: 'Each line is a `LedgerAct`. From the lines the totals of `/forum/ledger` can be recomputed.',
  otherContent: {
    'application/x-ndjson': z.string().meta({
      description: 'The lines.',
      example:
        '{"id":42,"act":"remove_post","rule":"no_spam","role":"beekeeper","at":"2026-11-10T08:00:00.000Z","forum_id":4,"thread_id":67,"text":"Buy my spare croissants!","undoes":null,"appeal":null}',
      contentMediaType: 'application/x-ndjson',
    }),
  },
} as const satisfies DescribedCall;
