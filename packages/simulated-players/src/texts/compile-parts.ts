import { PLAYER_KINDS, type PlayerKind, VOICES, type Voice } from '../character/character.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { parseTemplate, type Template } from './parse-template.ts';
import type { TextParts } from './text-parts.ts';

/** One written text of a part. */
export interface Alternative {
  readonly part: string;
  readonly text: string;
  readonly template: Template;
  readonly language: Language;
  /** Empty: any. */
  readonly voices: readonly Voice[];
  readonly kinds: readonly PlayerKind[];
}

export type CompiledParts = ReadonlyMap<string, readonly Alternative[]>;

export function compileParts(parts: TextParts): CompiledParts {
  return new Map(
    Object.entries(parts).map(([part, texts]) => [
      part,
      Object.entries(texts).flatMap(([limits, list]) =>
        list.map((text) => ({ part, text, template: parseTemplate(text), ...readLimits(limits) })),
      ),
    ]),
  );
}

function readLimits(limits: string): Pick<Alternative, 'language' | 'voices' | 'kinds'> {
  const words = new Set(limits.split(' '));
  return {
    language: LANGUAGES.find((language) => words.has(language)) ?? 'en',
    voices: VOICES.filter((voice) => words.has(voice)),
    kinds: PLAYER_KINDS.filter((kind) => words.has(kind)),
  };
}
