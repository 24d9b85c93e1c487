import { z } from 'zod';

export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 visible ASCII characters')
    .optional(),
});
