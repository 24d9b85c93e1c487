import type { Chance } from '../chance.ts';
import type { Voice } from '../character/character.ts';

/** Written texts have capitals; terse writers do not. Facts (names of items and players) keep theirs. */
export function writtenLiteral(text: string, voice: Voice, startsSentence: boolean): string {
  if (voice !== 'terse') return text;
  const inside = text.replace(
    SENTENCE_START,
    (_, before: string, letter: string) => before + letter.toLowerCase(),
  );
  return startsSentence && !KEEPS_CAPITAL.test(inside)
    ? inside.charAt(0).toLowerCase() + inside.slice(1)
    : inside;
}

/** "I" stays a capital, and so do abbreviations such as WTS or RB. */
const SENTENCE_START = /([.!?]\s+)(\p{Lu})(?=\p{Ll}|\s(?!am|have|was|will))/gu;
const KEEPS_CAPITAL = /^(I\b|\p{Lu}[\p{Lu}\d])/u;

/** Stands before a fact that must not get a capital; not part of the text. */
export const KEEPS_CASE = '\u0000';

/** How the voice shows in the whole text. */
export function asVoiceWrites(text: string, voice: Voice, chance: Chance): string {
  return withMood(text, voice, chance).replaceAll(KEEPS_CASE, '');
}

function withMood(text: string, voice: Voice, chance: Chance): string {
  const tidy = text
    .replace(/ +/g, ' ')
    .replace(/ ([,.;!?])(?=\s|$)/g, '$1')
    .replace(/ *\n */g, '\n')
    .trim();
  switch (voice) {
    case 'terse':
      return tidy.replace(LAST_STOP, '');
    case 'keen':
      return chance.happens(0.6)
        ? capitalised(tidy)
            .replace(LAST_STOP, '!')
            .replace(/!$/, chance.happens(0.3) ? '!!' : '!')
        : capitalised(tidy);
    case 'dreamy':
      return chance.happens(0.25) ? capitalised(tidy).replace(LAST_STOP, '...') : capitalised(tidy);
    default:
      return capitalised(tidy);
  }
}

/** Not the stop of an abbreviation such as A.M., nor the last of three. */
const LAST_STOP = /(?<!\.|\b\p{Lu})\.$/u;

function capitalised(text: string): string {
  return text.replace(
    /(^|[^.][!?]\s+|(?<!\b\p{Lu}|[.])\.\s+|\n)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
