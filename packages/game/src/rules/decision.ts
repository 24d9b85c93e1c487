import type { Changes } from '../state/changes.ts';
import type { Refusal } from './world-refusals.ts';

/** `refusal` or `changes`, never both: ask for either by name. */
export type Decision =
  | { readonly refusal: Refusal; readonly changes?: never }
  | { readonly changes: Changes; readonly refusal?: never };

export function refuse(refusal: Refusal): Decision {
  return { refusal };
}
