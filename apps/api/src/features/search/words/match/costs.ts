import { FIELDS, type Field } from '../store/words.ts';

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

/** One number for how and where a word was found. */
export function codeOf(found: FoundAs, field: Field): number {
  return found * 4 + field;
}

export function fieldOfCode(code: number): Field {
  return (code & 3) as Field;
}

const NEVER = Number.POSITIVE_INFINITY;

/** By field: name, abbreviation, group, text. A name counts most, and the words as they were typed. */
const COSTS: Record<keyof typeof FOUND, readonly [number, number, number, number]> = {
  exact: [0, 5, 8, 12],
  form: [1, NEVER, 9, 13],
  beginning: [4, NEVER, 10, 14],
  mistyped: [16, NEVER, 20, 24],
  twiceMistyped: [18, NEVER, 22, 26],
  mistypedBeginning: [19, NEVER, 23, NEVER],
};

/** By code. */
export const COST_OF_CODE: readonly number[] = Object.entries(FOUND)
  .sort(([, one], [, other]) => one - other)
  .flatMap(([found]) => COSTS[found as keyof typeof FOUND]);

export const NAME = FIELDS.name;
