import type { PlayerSetItem } from '@wallabee/contract/set-progress/set-progress';
import { filterByName } from '@wallabee/contract/sets/set-rules';

export const FINDINGS = ['all', 'found', 'missing'] as const;
export type Finding = (typeof FINDINGS)[number];

export interface PlayerSetFilter {
  text: string;
  finding: Finding;
}

export function playerSetFilterFrom(search: URLSearchParams): PlayerSetFilter {
  const finding = FINDINGS.find((known) => known === search.get('show')) ?? 'all';
  return { text: search.get('q') ?? '', finding };
}

export function filterPlayerSet(
  items: readonly PlayerSetItem[],
  { text, finding }: PlayerSetFilter,
): PlayerSetItem[] {
  const named = filterByName(items, text);
  if (finding === 'all') return named;
  return named.filter(({ number }) => number > 0 === (finding === 'found'));
}
