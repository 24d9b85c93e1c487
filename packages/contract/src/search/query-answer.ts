import { z } from 'zod';
import { TERM_KINDS } from './term-kinds.ts';

const position = (description: string, example: number) => z.number().int().meta({ description, example });

const termKind = z.enum(TERM_KINDS).meta({ description: 'What the term is about.', example: 'number' });

export const QueryTerm = z
  .object({
    from: position('Where it begins in the query, in UTF-16 units.', 10),
    to: position('Where it ends in the query.', 21),
    kind: termKind,
  })
  .meta({ id: 'QueryTerm', description: 'One term of a query, by its position.' });
export type QueryTerm = z.infer<typeof QueryTerm>;

export const SaidPart = z
  .object({
    text: z.string().meta({ description: 'The words.', example: 'Numbers below 1,000' }),
    kind: termKind.nullable().meta({ description: 'What they say; null for the words between.' }),
  })
  .meta({ id: 'SaidPart', description: 'A part of the sentence that says a query back.' });
export type SaidPart = z.infer<typeof SaidPart>;

/**
 * `login`: the term needs a logged-in player. `too_broad`: the search took longer than it may. `offline`: the term needs
 * a network, which the site's own search on a device may lack.
 */
export const MISTAKE_CODES = [
  'syntax',
  'field',
  'value',
  'name',
  'login',
  'too_many',
  'too_broad',
  'offline',
] as const;

export const QueryMistake = z
  .object({
    code: z.enum(MISTAKE_CODES).meta({ description: 'What kind of mistake it is.', example: 'value' }),
    from: position('Where it begins in the query, in UTF-16 units.', 22),
    to: position('Where it ends in the query.', 35),
    message: z.string().meta({ description: 'What is wrong.', example: 'A number cannot be “palindrone”.' }),
    expected: z
      .array(z.string())
      .meta({ description: 'What may stand there.', example: ['palindrome', 'repdigit'] }),
    suggestion: z
      .string()
      .optional()
      .meta({ description: 'The nearest correct text for that position.', example: 'is:palindrome' }),
  })
  .meta({ id: 'QueryMistake', description: 'A mistake in a query, and how to mend it.' });
export type QueryMistake = z.infer<typeof QueryMistake>;
