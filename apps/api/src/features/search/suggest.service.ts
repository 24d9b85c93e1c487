import type { SearchResult } from '@wallabee/contract/search/search-results';
import {
  type Jump,
  MOST_JUMPS,
  MOST_ROWS_OF_A_KIND,
  type SuggestionGroup,
  type Suggestions,
} from '@wallabee/contract/search/suggest';
import type { Db } from '../../platform/db/db.ts';
import { toCount } from './finding/counts.ts';
import type { SearchResults } from './results.service.ts';
import type { Found } from './results.views.ts';
import { createNumberSuggestions, type NumberOptions } from './suggest-numbers.ts';
import { type AskedText, readAskedText } from './suggest-text.ts';
import { wordsOf } from './words/analysis/split-words.ts';
import type { WordKind, WordViewer } from './words/word-index.ts';

export interface SuggestOptions extends NumberOptions {
  results: SearchResults;
}

interface Asked {
  db: Db;
  viewer: WordViewer;
}

/** A query with filters has no suggestions, because it names nothing. */
export function createSuggest({ results, ...options }: SuggestOptions) {
  const { words } = options;
  const numbers = createNumberSuggestions(options);

  async function itemGroup(asked: Asked, text: AskedText, named: readonly Found[]): Promise<SuggestionGroup> {
    const byWords = await words.find('items', text.words, { most: MOST_ROWS_OF_A_KIND, viewer: null });
    // The number can also be a part of the name.
    const others = byWords.matches.filter(({ id }) => !named.some((found) => found.id === id));
    const found = [...named, ...others].slice(0, MOST_ROWS_OF_A_KIND);
    const total = named.length === 0 ? byWords.total : named.length + others.length;
    return {
      kind: 'items',
      count: toCount(total),
      results: await results.list(asked, 'items', found, text.names || text.words),
    };
  }

  async function wordGroup(kind: WordKind, { words: text }: AskedText, asked: Asked) {
    const { viewer } = asked;
    const { matches, total } = await words.find(kind, text, { most: MOST_ROWS_OF_A_KIND, viewer });
    return { kind, count: toCount(total), results: await results.list(asked, kind, matches, text) };
  }

  async function suggest(text: AskedText, asked: Asked): Promise<Suggestions> {
    const named = await numbers.typesWith(text);
    const [{ total, found }, items, ...others] = await Promise.all([
      numbers.find(asked.db, text, named, MOST_JUMPS + MOST_ROWS_OF_A_KIND),
      itemGroup(asked, text, named),
      ...OTHER_KINDS.map((kind) => wordGroup(kind, text, asked)),
    ]);
    const ofNumbers: SuggestionGroup = {
      kind: 'numbers',
      count: toCount(total),
      results: found.slice(MOST_JUMPS),
    };
    const called = [items, ...others].flatMap((group) =>
      group.results.filter((result) => isCalled(result, text)),
    );
    return {
      jumps: [...found, ...called].slice(0, MOST_JUMPS).map(toJump),
      groups: [items, ofNumbers, ...others].filter((group) => group.results.length > 0),
    };
  }

  return async (q: string, asked: Asked): Promise<Suggestions> => {
    const text = readAskedText(q);
    if (!text) return { jumps: [], groups: [] };
    const suggestions = await suggest(text, asked);
    const isNothing = suggestions.jumps.length + suggestions.groups.length === 0;
    // Where the number has not been issued, what is named is still there.
    return isNothing && text.number !== null && text.names !== ''
      ? suggest({ ...text, words: text.names, number: null }, asked)
      : suggestions;
  };
}

const OTHER_KINDS = ['sets', 'players', 'places', 'threads'] as const;

function toJump(result: SearchResult): Jump {
  return { kind: result.kind, label: labelOf(result), url: result.url, result };
}

function labelOf(result: SearchResult): string {
  if (result.kind === 'numbers') return `${result.name} #${result.number}`;
  return result.kind === 'threads' ? result.title : result.name;
}

/** Whether the text is all of its name; `last ferry` is The Last Ferry. */
function isCalled(result: SearchResult, { words }: AskedText): boolean {
  if (result.kind === 'threads') return false;
  const names = result.kind === 'players' ? [result.name, result.username] : [result.name];
  return names.some((name) => calledWords(name) === calledWords(words));
}

function calledWords(text: string): string {
  return wordsOf(text)
    .join(' ')
    .replace(/^(?:the|an?) /, '');
}
