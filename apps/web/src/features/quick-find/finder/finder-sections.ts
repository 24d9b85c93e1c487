import type { SearchResult } from '@wallabee/contract/search/search-results';
import type { Suggestions } from '@wallabee/contract/search/suggest';
import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { EXAMPLES, finderStrings } from './finder.strings.ts';

export type FinderRow =
  | { type: 'jump' | 'result'; key: string; result: SearchResult }
  | { type: 'query'; key: string; query: string; means: string | null };

export interface FinderSection {
  key: string;
  label: string;
  rows: readonly FinderRow[];
  /** To the search page, where there are more than the rows. */
  all?: { href: SiteAddress; label: string } | undefined;
  /** Its last option forgets the rows. */
  isRecent?: boolean;
  /** Two of these stand side by side where there is room. */
  isNarrow?: boolean;
}

/** `everything` is the address of the whole search. */
export function resultSections({ jumps, groups }: Suggestions, everything: SiteAddress): FinderSection[] {
  const [first] = jumps;
  const jumpRows = jumps.map(({ result }) => rowOf('jump', result));
  const narrow = groups.filter(({ kind }) => NARROW.has(kind));
  // One without a neighbour would leave half of the dialog empty.
  const lone = narrow.length % 2 === 1 ? narrow.at(-1) : undefined;
  const named = first ? [{ key: 'jump', label: finderStrings.jumps[first.kind], rows: jumpRows }] : [];
  return [
    ...named,
    ...groups.map((group) => ({
      key: group.kind,
      label: finderStrings.kinds[group.kind],
      rows: group.results.map((result) => rowOf('result', result)),
      all: allOf(group, everything),
      isNarrow: NARROW.has(group.kind) && group !== lone,
    })),
  ];
}

const NARROW: ReadonlySet<SearchResult['kind']> = new Set(['sets', 'players', 'places', 'threads'] as const);

export function startSections(recent: readonly string[]): FinderSection[] {
  const examples = {
    key: 'examples',
    label: finderStrings.examples,
    rows: EXAMPLES.map(({ query, means }) => ({ type: 'query' as const, key: query, query, means })),
  };
  if (recent.length === 0) return [examples];
  const searches = recent.map((query) => ({ type: 'query' as const, key: query, query, means: null }));
  return [{ key: 'recent', label: finderStrings.recent, rows: searches, isRecent: true }, examples];
}

/** The rows are found by words, so a query with filters is opened as a whole. */
export function filterSection(query: string): FinderSection {
  const row = { type: 'query' as const, key: query, query, means: finderStrings.filtersHint };
  return { key: 'filters', label: finderStrings.filters, rows: [row] };
}

/** How many options each section has, the one beside its heading included. */
export function optionCounts(sections: readonly FinderSection[]): number[] {
  return sections.map(({ rows, all, isRecent }) => rows.length + (all || isRecent ? 1 : 0));
}

function rowOf(type: 'jump' | 'result', result: SearchResult): FinderRow {
  return { type, key: result.url, result };
}

type Group = Suggestions['groups'][number];

function allOf({ kind, count, results }: Group, everything: SiteAddress): FinderSection['all'] {
  if (count === results.length) return undefined;
  return { href: `${everything}&of=${kind}`, label: allLabel(count) };
}

function allLabel(count: Group['count']): string {
  if (count === null) return finderStrings.allOfKind;
  if (typeof count === 'number') return finderStrings.all(formatNumber(count));
  return finderStrings.all(finderStrings.more(formatNumber(Number.parseInt(count, 10))));
}
