import { z } from 'zod';

/** Every failure the API answers with. `code` is for programs, `error` for people. */
export const ProblemCode = z.enum([
  'bad_input',
  'key_required',
  'login_required',
  'second_factor_required',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'refused',
  'too_large',
  'too_many_requests',
  'unavailable',
  'internal',
]);
export type ProblemCode = z.infer<typeof ProblemCode>;

export const Problem = z.object({
  error: z.string(),
  code: ProblemCode,
  reason: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Identifies the request in the server's log. */
  request_id: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
