import { z } from 'zod';

/** Every failure the API answers with. `code` is for programs, `error` for people. */
export const ProblemCode = z
  .enum([
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
  ])
  .meta({ description: 'What went wrong, for programs.', example: 'bad_input' });
export type ProblemCode = z.infer<typeof ProblemCode>;

export const Problem = z
  .object({
    error: z
      .string()
      .meta({ description: 'What went wrong, for people.', example: 'page must be at least 1.' }),
    code: ProblemCode,
    reason: z.string().optional().meta({
      description: 'The rule that refused the call, for programs; only where a rule did.',
      example: 'too_many_keys',
    }),
    fields: z
      .record(z.string().meta({ example: 'page' }), z.string().meta({ example: 'must be at least 1' }))
      .optional()
      .meta({ description: 'What is wrong with which field; only where the input is not valid.' }),
    request_id: z.string().optional().meta({
      description: 'Names the request in the server’s log; the same as the X-Request-Id header.',
      example: '0f8d1a52-6c1e-4e0b-9d57-2f1f6f0f7c11',
    }),
  })
  .meta({ id: 'Problem', description: 'Why a call failed.' });
export type Problem = z.infer<typeof Problem>;
