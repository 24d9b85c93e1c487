import type { ArtSubject } from '@wallabee/contract/art/art-address';
import type {
  FoundPlayer,
  FoundSet,
  FoundText,
  FoundType,
  SearchResult,
} from '@wallabee/contract/search/search-results';
import { formatNumber } from '../../../ui/format-number.ts';
import { finderStrings } from './finder.strings.ts';
import { type Mark, wordMarks } from './word-marks.ts';

type Pictured = Exclude<SearchResult, { kind: 'players' | 'threads' }>;
type Explained = Exclude<SearchResult, { kind: 'numbers' }>;

interface Reason {
  text: string;
  marks: readonly Mark[];
}

export function titleOf(result: SearchResult): string {
  return result.kind === 'threads' ? result.title : result.name;
}

/** The second line of a row: why it is there. */
export function reasonOf(result: Explained, query: string): Reason {
  if (result.kind === 'threads') return excerptOf(result, query);
  const text = wordsOf(result);
  return { text, marks: wordMarks(text, query) };
}

export function artSubjectOf(result: Pictured): ArtSubject {
  if (result.kind === 'places') return { kind: 'place', id: result.id };
  if (result.kind !== 'sets') return { kind: 'item', id: result.item_type_id };
  const { id, subset_id } = result;
  return subset_id === null ? { kind: 'set', id } : { kind: 'subset', id: `${id}.${subset_id}` };
}

function wordsOf(result: Exclude<Explained, FoundText>): string {
  if (result.kind === 'items') return ofItem(result);
  if (result.kind === 'sets') return ofSet(result);
  if (result.kind === 'players') return result.why ?? ofPlayer(result);
  return result.why ?? finderStrings.placeIn(result.category_name, result.city);
}

function ofItem({ set_name, total_issued, why }: FoundType): string {
  return why === null
    ? finderStrings.issued(set_name, formatNumber(total_issued))
    : finderStrings.inSet(set_name, why);
}

function ofSet({ set_name, item_count, why }: FoundSet): string {
  if (why !== null) return why;
  const items = finderStrings.items(item_count, formatNumber(item_count));
  return set_name === null ? items : finderStrings.partOf(set_name, items);
}

function ofPlayer({ completed_sets_count }: FoundPlayer): string {
  return finderStrings.completed(completed_sets_count, formatNumber(completed_sets_count));
}

/** The sentence that matches, unless the title does. */
function excerptOf({ marks, excerpt, excerpt_marks, forum, source, why }: FoundText, query: string): Reason {
  if (marks.length === 0 && excerpt_marks.length > 0) return { text: excerpt, marks: excerpt_marks };
  const text = why ?? forum?.title ?? finderStrings.sources[source];
  return { text, marks: wordMarks(text, query) };
}
