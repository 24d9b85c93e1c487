import { LONGEST_SWAP_MESSAGE } from '@wallabee/contract/swaps/swap-limits';
import type { Chance } from '../chance.ts';
import type { Pattern } from '../character/character.ts';
import { createComposer } from '../texts/composer.ts';
import type { Facts } from '../texts/facts.ts';
import { firstName } from '../texts/first-name.ts';
import { type Intent, intentOf } from '../texts/live/intent.ts';
import { createRecentSentences, sentencesOf } from '../texts/live/live-composer.ts';
import { PartsFile } from '../texts/text-parts.ts';
import type { Writer } from '../texts/writer.ts';
import type { Fondness } from './fondness.ts';
import { SWAP_PARTS } from './swap-parts.ts';
import type { SwapMoment } from './swap-plans.ts';

/** What a member writes about. */
export type SwapSubject =
  | { readonly of: SwapMoment; readonly fondness?: Fondness | undefined }
  | { readonly of: 'reply'; readonly text: string };

interface Numbered {
  readonly name: string;
  readonly number: number;
}

/** What the writer knows of the ring. */
export interface OwnRing {
  readonly writer: Writer;
  /** The person to write to. */
  readonly personName: string;
  readonly size: number;
  readonly gives: Numbered;
  readonly gets: Numbered;
  /** The number that the writer has saved of what they get. */
  readonly insteadOf: number | null;
  /** The set that the writer continues with it. */
  readonly set: { readonly name: string; readonly has: number; readonly size: number } | null;
  /** What has been written in the ring. */
  readonly written: readonly string[];
}

export interface SwapTexts {
  /** Undefined where every sentence that fits is in the ring already. */
  line(subject: SwapSubject, ring: OwnRing, chance: Chance): string | undefined;
}

export function createSwapTexts(): SwapTexts {
  const composer = createComposer(PartsFile.parse(SWAP_PARTS));
  const used = createRecentSentences(REMEMBERED_LINES);
  return {
    line: (subject, ring, chance) => {
      const before = new Set(ring.written.flatMap(sentencesOf));
      const text = composer.tryCompose(`swap.${partOf(subject, ring)}`, {
        facts: { ...factsOf(ring), pattern: patternIn(subject) },
        writer: ring.writer,
        chance,
        used,
        isUnwanted: (line) => sentencesOf(line).some((sentence) => before.has(sentence)),
      });
      return text?.slice(0, LONGEST_SWAP_MESSAGE);
    },
  };
}

const REMEMBERED_LINES = 30;

function partOf(subject: SwapSubject, ring: OwnRing): string {
  if (subject.of === 'declined') return `declined_${declinedBecause(subject.fondness)}`;
  if (subject.of !== 'reply') return subject.of;
  const { gives, gets, size } = ring;
  const text = subject.text.toLowerCase();
  const kind = REPLIES[intentOf(subject.text)] ?? 'else';
  if (kind === 'question') return size === 2 ? 'reply_pair_question' : 'reply_question';
  const isAboutItem = [gives, gets].some(({ name }) => text.includes(name.toLowerCase()));
  return kind === 'else' && isAboutItem ? 'reply_item' : `reply_${kind}`;
}

const REPLIES: Partial<Record<Intent, string>> = {
  thanks: 'thanks',
  greeting: 'greeting',
  question: 'question',
  how: 'question',
};

function declinedBecause(fondness: Fondness | undefined): string {
  if (!fondness) return 'changed';
  return fondness.why === 'pattern' && fondness.pattern === 'birthday' ? 'birthday' : fondness.why;
}

function patternIn(subject: SwapSubject): string | undefined {
  if (subject.of !== 'declined' || subject.fondness?.why !== 'pattern') return undefined;
  return PATTERN_WORDS[subject.fondness.pattern];
}

const PATTERN_WORDS: Record<Pattern, string> = {
  palindrome: 'palindromes',
  repdigit: 'repdigits',
  sequence: 'sequences',
  round: 'round numbers',
  year: 'years',
  birthday: 'birthdays',
};

function factsOf({ personName, gives, gets, insteadOf, set }: OwnRing): Facts {
  return {
    friend: firstName(personName),
    item: gives.name,
    number: gives.number,
    item2: gets.name,
    number2: gets.number,
    number3: insteadOf ?? undefined,
    set: set?.name,
    ...(set && set.has * WORTH_SAYING >= set.size && { count: set.has, total: set.size }),
  };
}

/** Progress in a set that was hardly begun is not mentioned. */
const WORTH_SAYING = 3;
