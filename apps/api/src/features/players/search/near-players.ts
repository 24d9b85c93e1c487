import { MOST_NEAR_PLAYERS } from '@wallabee/contract/players/player-search-rules';
import { foldText } from '@wallabee/contract/protocol/fold-text';
import MiniSearch from 'minisearch';

interface Named {
  id: number;
  name: string;
  username: string;
}

/** The candidates whose names are most similar to the given one, the best first. */
export function nearPlayers<Candidate extends Named>(
  candidates: readonly Candidate[],
  name: string,
): Candidate[] {
  const index = new MiniSearch({
    fields: ['name', 'username'],
    tokenize: termsOf,
    processTerm: (word) => word,
  });
  index.addAll(candidates);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return index
    .search(wordsOf(name).slice(0, MOST_WORDS).join(' '), NEAR)
    .slice(0, MOST_NEAR_PLAYERS)
    .flatMap(({ id }) => byId.get(id) ?? []);
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[ ._-]+/)
    .filter((word) => word !== '');
}

/** With all words as one, because a space is easily left out. */
function termsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.length > 1 ? [...words, words.join('')] : words;
}

const NEAR = { fuzzy: 0.34, maxFuzzy: 2, prefix: true };
const MOST_WORDS = 6;
