import { z } from 'zod';
import { WAITING_KEY_DAYS } from './waiting-key-days.ts';

export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 visible ASCII characters')
    .optional()
    .meta({
      description: `Chosen by the client, new for each action. The same call with the same key is done once, for 24 hours; messages, posts and swaps for ${WAITING_KEY_DAYS} days.`,
      example: '5a1c8f0e-9c0f-4a53-8b5e-7b1d2f6a9c31',
    }),
});
