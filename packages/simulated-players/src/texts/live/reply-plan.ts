import type { Facts } from '../facts.ts';

/** What a text is to say. */
export interface ReplyPlan {
  /** The name of the part, without `live.`. */
  readonly part: string;
  readonly facts: Facts;
  /** The way to obtain an item that the text states as its answer. */
  readonly way?: { readonly part: string; readonly facts: Facts };
}
