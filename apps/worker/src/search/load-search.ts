import type { createSearchCalls, SearchCalls } from '@wallabee/game/search/reference/reference-calls';
import type { CachedAnswers } from '../cache/reference.ts';
import { lazyScript } from '../lazy-script.ts';

export const { load: loadSearch, provide: provideSearch } = lazyScript<typeof createSearchCalls>(
  'createSearchCalls',
  () => BUILD.search,
);

const made = new WeakMap<CachedAnswers, SearchCalls>();

/** The index of the answers is made at the first search, and used while the worker runs. */
export function searchCallsOf(answers: CachedAnswers): SearchCalls {
  const known = made.get(answers) ?? loadSearch()(answers);
  made.set(answers, known);
  return known;
}
