import type { Field } from '../store/words.ts';

/** How a word was found, from the closest on. */
export const FOUND = {
  exact: 0,
  form: 1,
  beginning: 2,
  mistyped: 3,
  twiceMistyped: 4,
  mistypedBeginning: 5,
} as const;
export type FoundAs = (typeof FOUND)[keyof typeof FOUND];

/** One number, from 1 on, for how and where a word was found. */
export function codeOf(found: FoundAs, field: Field): number {
  return 1 + found * 4 + field;
}

export function fieldOfCode(code: number): Field {
  return ((code - 1) & 3) as Field;
}

export const NEVER = 255;

/** By field: name, abbreviation, group, text. A name counts most, and the words as they were typed. */
const COSTS: Record<keyof typeof FOUND, readonly [number, number, number, number]> = {
  exact: [0, 5, 8, 12],
  form: [1, NEVER, 9, 13],
  beginning: [4, NEVER, 10, 14],
  mistyped: [16, NEVER, 20, 24],
  twiceMistyped: [18, NEVER, 22, 26],
  mistypedBeginning: [19, NEVER, 23, NEVER],
};

/** By code; a word that was not found has the code 0. */
export const COST_OF_CODE: Uint8Array = Uint8Array.of(
  NEVER,
  ...Object.entries(FOUND)
    .sort(([, one], [, other]) => one - other)
    .flatMap(([found]) => COSTS[found as keyof typeof FOUND]),
);
