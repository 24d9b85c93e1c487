import { z } from 'zod';
import { PLAYER_KINDS, VOICES } from '../character/character.ts';
import { LANGUAGES } from './languages.ts';

/** A text may be limited to voices, kinds of players and a language; without a language it is English. */
const LIMIT_WORDS: ReadonlySet<string> = new Set(['any', ...VOICES, ...PLAYER_KINDS, ...LANGUAGES]);

const limits = z
  .string()
  .refine(
    (key) => key.split(' ').every((word) => LIMIT_WORDS.has(word)),
    `must be "any" or some of: ${[...LIMIT_WORDS].join(' ')}`,
  );

const texts = z.array(z.string().min(1)).min(1);

/** Parts have a dot in their names, facts have none. */
const partName = z.string().regex(/^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$/, 'must be like hello.opening');

/** A list is short for `{ any: list }`. */
const part = z.union([texts.transform((any) => ({ any })), z.record(limits, texts)]);

export const PartsFile = z.record(partName, part);
/** Part name, then limits ("any", "de", "keen", "fr dry warm", "trader"...), then texts. */
export type TextParts = z.output<typeof PartsFile>;
