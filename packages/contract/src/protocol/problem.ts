import { z } from 'zod';

/** Every failure the API answers with. `code` is for programs, `error` for people. */
export const ProblemCode = z.enum([
  'bad_input',
  'key_required',
  'login_required',
  'second_factor_required',
  'forbidden',
  'not_found',
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
  /** Which rule refused, where a page has words of its own for it. */
  reason: z.string().optional(),
  /** What is wrong with which field of the input. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Names the line of the server's log that tells more. */
  request_id: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
