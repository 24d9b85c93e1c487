import { mistakesBetween, mostMistakes } from './mistakes.ts';
import { formOf } from './word-forms.ts';

/** How a word of a text relates to a typed one, the closest first. */
export const LIKENESS = { exact: 0, form: 1, beginning: 2, mistyped: 3 } as const;
export type Likeness = (typeof LIKENESS)[keyof typeof LIKENESS];

export function likenessOf(typed: string, word: string): Likeness | undefined {
  if (word === typed) return LIKENESS.exact;
  if (formOf(word) === formOf(typed)) return LIKENESS.form;
  if (word.startsWith(typed)) return LIKENESS.beginning;
  const most = mostMistakes(typed.length);
  return most > 0 && mistakesBetween(typed, word, most) <= most ? LIKENESS.mistyped : undefined;
}
