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
  const named = first ? [{ key: 'jump', label: finderStrings.jumps[first.kind], rows: jumpRows }] : [];
  return [
    ...named,
    ...groups.map(({ kind, count, results }) => ({
      key: kind,
      label: finderStrings.kinds[kind],
      rows: results.map((result) => rowOf('result', result)),
      all:
        count === results.length ? undefined : { href: `${everything}&of=${kind}`, label: allLabel(count) },
      isNarrow: NARROW.has(kind),
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

/** How many options each section has, the one beside its heading included. */
export function optionCounts(sections: readonly FinderSection[]): number[] {
  return sections.map(({ rows, all, isRecent }) => rows.length + (all || isRecent ? 1 : 0));
}

function rowOf(type: 'jump' | 'result', result: SearchResult): FinderRow {
  return { type, key: result.url, result };
}

function allLabel(count: Suggestions['groups'][number]['count']): string {
  if (count === null) return finderStrings.allOfKind;
  if (typeof count === 'number') return finderStrings.all(formatNumber(count));
  return finderStrings.all(finderStrings.more(formatNumber(Number.parseInt(count, 10))));
}
