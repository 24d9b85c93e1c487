import { createComposer } from '../composer.ts';
import { PartsFile, type TextParts } from '../text-parts.ts';
import type { Used } from '../used.ts';
import { ENGLISH_PARTS } from './english-parts.ts';
import { MAIL_PARTS } from './mail-parts.ts';
import { MORE_PARTS } from './more-parts.ts';
import { REPLY_PARTS } from './reply-parts.ts';
import { ROMANCE_PARTS } from './romance-parts.ts';
import { THREAD_PARTS } from './thread-parts.ts';

export function createLiveComposer() {
  const english = { ...ENGLISH_PARTS, ...MAIL_PARTS, ...REPLY_PARTS, ...THREAD_PARTS };
  return createComposer(withOtherLanguages(PartsFile.parse(english)));
}

function withOtherLanguages(parts: TextParts): TextParts {
  const all = { ...parts };
  for (const [language, texts] of Object.entries({ ...ROMANCE_PARTS, ...MORE_PARTS })) {
    for (const [name, list] of Object.entries(texts)) {
      const part = `live.${name}`;
      all[part] = { ...all[part], [language]: [...list] };
    }
  }
  return all;
}

const REMEMBERED = 5_000;

/** Remembers the latest texts only, since a live game does not end. */
export function createRecentlyUsed(): Used {
  const wear = new Map<unknown, number>();
  const texts = new Set<string>();
  return {
    wearOf: (alternative) => wear.get(alternative) ?? 0,
    add: (alternative) => {
      wear.set(alternative, (wear.get(alternative) ?? 0) + 1);
    },
    has: (text) => texts.has(text),
    addText: (text) => {
      texts.delete(text);
      texts.add(text);
      const [oldest] = texts;
      if (texts.size > REMEMBERED && oldest !== undefined) texts.delete(oldest);
    },
  };
}

/** Refuses every text that repeats a sentence of the latest ones. */
export function createRecentSentences(remembered: number): Used {
  const wear = createRecentlyUsed();
  const texts: string[][] = [];
  return {
    ...wear,
    has: (text) => sentencesOf(text).some((sentence) => texts.some((before) => before.includes(sentence))),
    addText: (text) => {
      texts.push(sentencesOf(text));
      if (texts.length > remembered) texts.shift();
    },
  };
}

/** Without case and marks. */
export function sentencesOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[.!?\n]+(?:\s|$)/)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}#]+/gu, ' ').trim())
    .filter((sentence) => sentence !== '');
}
