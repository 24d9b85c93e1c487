import { MOST_ROWS_OF_A_KIND } from '@wallabee/contract/search/search-limits';
import type { SearchResult } from '@wallabee/contract/search/search-results';
import type { Suggestions } from '@wallabee/contract/search/suggest';
import { toCount } from '../counts.ts';
import { readAskedText } from '../suggest-text.ts';
import { jumpsTo } from '../suggested-jumps.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { referenceResults } from './reference-results.ts';

const KINDS = ['items', 'sets', 'threads'] as const;

/** What to open without a network. A number is not there to be opened, so its item type is. */
export async function suggestFromReference(index: ReferenceIndex, q: string): Promise<Suggestions> {
  const text = readAskedText(q);
  if (!text) return { jumps: [], groups: [] };
  const suggestions = await suggest(index, text.words);
  const isNothing = suggestions.groups.length === 0;
  return isNothing && text.number !== null && text.names !== '' ? suggest(index, text.names) : suggestions;
}

async function suggest(index: ReferenceIndex, words: string): Promise<Suggestions> {
  const groups = await Promise.all(
    KINDS.map(async (kind) => {
      const { matches, total } = await index.words.find(kind, words, {
        most: MOST_ROWS_OF_A_KIND,
        viewer: null,
      });
      const results = referenceResults(index, kind, matches, words);
      return { kind, count: toCount(total), results };
    }),
  );
  const results: SearchResult[] = groups.flatMap((group) => group.results);
  return { jumps: jumpsTo(results, words), groups: groups.filter((group) => group.results.length > 0) };
}
