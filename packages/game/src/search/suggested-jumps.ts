import { MOST_JUMPS } from '@wallabee/contract/search/search-limits';
import type { SearchResult } from '@wallabee/contract/search/search-results';
import type { Jump } from '@wallabee/contract/search/suggest';
import { wordsOf } from '../words/analysis/split-words.ts';

/** Those of the results that are called by the words. */
export function jumpsTo(
  results: readonly SearchResult[],
  words: string,
  first: readonly SearchResult[] = [],
): Jump[] {
  const called = results.filter((result) => isCalled(result, words));
  return [...first, ...called].slice(0, MOST_JUMPS).map(toJump);
}

function toJump(result: SearchResult): Jump {
  return { kind: result.kind, label: labelOf(result), url: result.url, result };
}

function labelOf(result: SearchResult): string {
  if (result.kind === 'numbers') return `${result.name} #${result.number}`;
  return result.kind === 'threads' ? result.title : result.name;
}

/** Whether the text is all of its name; `last ferry` is The Last Ferry. */
function isCalled(result: SearchResult, words: string): boolean {
  if (result.kind === 'threads') return false;
  const names = result.kind === 'players' ? [result.name, result.username] : [result.name];
  return names.some((name) => calledWords(name) === calledWords(words));
}

function calledWords(text: string): string {
  return wordsOf(text)
    .join(' ')
    .replace(/^(?:the|an?) /, '');
}
