import type { Location } from 'react-router';

/** The state of a navigation that nobody can cancel, because the page has nothing to show any more. */
export const MUST_LEAVE = { mustLeave: true };

export function mustLeave({ state }: Location<Partial<typeof MUST_LEAVE> | null>): boolean {
  return state?.mustLeave === true;
}
