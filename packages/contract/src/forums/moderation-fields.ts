import { z } from 'zod';
import { AppealId } from '../protocol/ids.ts';
import { CONDUCT_RULES } from './conduct.ts';
import { MODERATION_ROLES } from './moderation-acts.ts';

export const ConductRuleField = z
  .enum(CONDUCT_RULES, { error: 'must be one of the rules of conduct' })
  .meta({ description: 'The rule of conduct that it is about.', example: 'no_spam' });

export const ModerationRoleField = z.enum(MODERATION_ROLES).meta({
  description:
    'As whom it was done. Players close their own threads; `unknown` is from before roles were stored.',
  example: 'beekeeper',
});

export const appealClock = {
  due_at: z.iso
    .datetime()
    .meta({ description: 'Until when it is to be decided.', example: '2026-11-13T09:00:00.000Z' }),
  decided_at: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When it was decided; null while it waits.', example: null }),
  is_upheld: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether the player was found right; null while it waits.', example: null }),
};

export const AppealState = z
  .object({
    id: AppealId,
    created_at: z.iso
      .datetime()
      .meta({ description: 'When it was made.', example: '2026-11-10T09:00:00.000Z' }),
    ...appealClock,
    words: z.string().meta({ description: 'What the player says.', example: 'It was a joke about soup.' }),
    answer: z
      .string()
      .meta({ description: 'What the second moderator answered; empty while it waits.', example: '' }),
  })
  .meta({ id: 'AppealState', description: 'An appeal and its clock.' });
export type AppealState = z.infer<typeof AppealState>;
