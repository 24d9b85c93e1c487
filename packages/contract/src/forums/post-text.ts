import { z } from 'zod';
import { LONGEST_QUOTED_PART, LONGEST_REASON, LONGEST_TEXT, LONGEST_TITLE } from './post-limits.ts';

/** Control characters, and marks that reverse the direction of text. */
const UNSEEN_IN_A_LINE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const UNSEEN_IN_A_TEXT = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

export const ThreadTitle = z
  .string({ error: 'must be a text' })
  .transform((text) => text.replaceAll(UNSEEN_IN_A_LINE, ' ').replaceAll(/\s+/g, ' ').trim())
  .pipe(written(LONGEST_TITLE))
  .meta({ description: 'The title, in one line.', example: 'Where is the croissant?' });

export const PostText = z
  .string({ error: 'must be a text' })
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN_IN_A_TEXT, '').trim())
  .pipe(written(LONGEST_TEXT))
  .meta({ description: 'What the post says.', example: 'I have looked in every bakery of Leeds.' });

export const QuotedPart = z
  .string({ error: 'must be a text' })
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(UNSEEN_IN_A_TEXT, '').trim())
  .pipe(written(LONGEST_QUOTED_PART))
  .meta({
    description: 'The words of the quoted post that are quoted; all of them where it is left out.',
    example: 'every bakery of Leeds',
  });

/** What is still being typed may be empty, and stays as it is. */
export const DraftText = typed(LONGEST_TEXT);
export const DraftTitle = typed(LONGEST_TITLE);

export const Reason = z
  .string({ error: 'must be a text' })
  .transform((text) => text.replaceAll(UNSEEN_IN_A_LINE, ' ').replaceAll(/\s+/g, ' ').trim())
  .pipe(written(LONGEST_REASON))
  .meta({ description: 'Why, in one line, for the moderation log.', example: 'Advertising.' });

/** May be empty. */
export const ReportWords = z
  .string({ error: 'must be a text' })
  .transform((text) => text.replaceAll(UNSEEN_IN_A_TEXT, '').trim())
  .pipe(z.string().max(LONGEST_REASON, `must have at most ${LONGEST_REASON} characters`))
  .default('')
  .meta({ description: 'What is wrong, in the words of the player.', example: 'The third time today.' });

function written(longest: number) {
  return z
    .string()
    .max(longest, `must have at most ${longest} characters`)
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'must not be empty');
}

/** PostgreSQL cannot store the character 0. */
function typed(longest: number) {
  return z
    .string({ error: 'must be a text' })
    .max(longest, `must have at most ${longest} characters`)
    .transform((text) => text.replaceAll('\0', ''))
    .pipe(z.string());
}
