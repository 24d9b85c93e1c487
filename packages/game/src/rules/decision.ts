import type { Changes } from '../state/changes.ts';
import type { Refusal } from './world-refusals.ts';

export type Decision =
  | { readonly refusal: Refusal; readonly changes?: never }
  | { readonly changes: Changes; readonly refusal?: never };

export function refuse(refusal: Refusal): Decision {
  return { refusal };
}
