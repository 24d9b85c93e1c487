import { MOST_JUMPS, MOST_ROWS_OF_A_KIND } from '@wallabee/contract/search/search-limits';
import type { SuggestionGroup, Suggestions } from '@wallabee/contract/search/suggest';
import { toCount } from '@wallabee/game/search/counts';
import type { Found } from '@wallabee/game/search/found';
import { type AskedText, readAskedText } from '@wallabee/game/search/suggest-text';
import { jumpsTo } from '@wallabee/game/search/suggested-jumps';
import type { WordKind, WordViewer } from '@wallabee/game/words/word-index';
import type { Db } from '../../platform/db/db.ts';
import type { SearchResults } from './results.service.ts';
import { createNumberSuggestions, type NumberOptions } from './suggest-numbers.ts';

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
    const results = [items, ...others].flatMap((group) => group.results);
    return {
      jumps: jumpsTo(results, text.words, found),
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
