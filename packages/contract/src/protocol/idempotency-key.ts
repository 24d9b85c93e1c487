import { z } from 'zod';

/** The headers of a call that is done once for each key, however often it is sent. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 visible ASCII characters')
    .optional(),
});
