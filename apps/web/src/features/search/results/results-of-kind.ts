import type { SearchAnswer } from '@wallabee/contract/search/search';
import type { SearchKind } from '@wallabee/contract/search/search-kinds';
import type { SearchResult } from '@wallabee/contract/search/search-results';

export function resultsOfKind<Kind extends SearchKind>({ results }: SearchAnswer, kind: Kind) {
  return results.filter((result): result is Extract<SearchResult, { kind: Kind }> => result.kind === kind);
}
