import { createComposer } from '../composer.ts';
import { PartsFile, type TextParts } from '../text-parts.ts';
import type { Used } from '../used.ts';
import { ENGLISH_PARTS } from './english-parts.ts';
import { FORUM_PARTS } from './forum-parts.ts';
import { MORE_PARTS } from './more-parts.ts';
import { ROMANCE_PARTS } from './romance-parts.ts';

export function createLiveComposer() {
  return createComposer(withOtherLanguages(PartsFile.parse({ ...ENGLISH_PARTS, ...FORUM_PARTS })));
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
