import type { ItemKind } from '@wallabee/contract/sets/set-rules';
import { formatNumber } from '../../ui/format-number.ts';

export const setStrings = {
  browse: 'Browse Sets',
  browseLead: 'Every set the game has ever had, shelf by shelf and year by year.',
  setCount: (count: number) => (count === 1 ? '1 set' : `${formatNumber(count)} sets`),
  years: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
  since: (year: number) => `Since ${year}`,
  allSets: 'Filter all sets by name',
  itemCount: (count: string) => `${count} items`,
  filterSets: 'Filter sets by name',
  filterSetsShort: 'Filter by name',
  searchItems: 'Search Items...',
  filters: 'Filters',
  kind: 'Which items',
  kinds: { all: 'All', wallabee: 'WallaBee', player: 'Player' } satisfies Record<ItemKind, string>,
  totalCompleted: 'Total Completed',
  designedBy: 'Designed By',
  dateCreated: 'Date Created',
  backTo: (place: string) => `Back to ${place}`,
  collectiblesLead: 'Things outside the generations: made for an occasion, for a player, or for luck.',
  generationLead: (count: string) => `${count} released together.`,
  themed: {
    20: {
      heading: 'Themed Exclusive Items',
      lead: 'The exclusive items, by the occasion they were made for.',
    },
    25: { heading: 'Themed Unique Items', lead: 'The unique items, by what their players love.' },
  } as Record<number, { heading: string; lead: string }>,
  subsetsOf: (name: string) => `Subsets of ${name}`,
  count: ({ shown, all, undiscovered }: { shown: number; all: number; undiscovered: number }) => {
    const items = `${setStrings.matchingOf(shown, all)} items`;
    return undiscovered > 0 ? `${items}, ${formatNumber(undiscovered)} still undiscovered` : items;
  },
  matching: (shown: number, all: number) =>
    shown === all ? `${formatNumber(all)} in all` : setStrings.matchingOf(shown, all),
  matchingOf: (shown: number, all: number): string =>
    shown === all ? formatNumber(all) : `${formatNumber(shown)} of ${formatNumber(all)}`,
  jump: 'Jump to a subset',
  withoutSubset: 'Without a subset',
  backToShelf: 'Back to the shelf',
  undiscovered: 'Undiscovered Item',
  noSets: 'No Sets Found',
  noItems: 'No Items Found',
  nothingCalled: (text: string) =>
    `Nothing here is called “${text}”. Check the spelling or try a shorter word.`,
  nothingOfKind: 'This set has no items of that kind.',
  empty: 'There is nothing on this shelf yet.',
  clear: 'Show everything',
  pageTitle: (name: string) => `${name} · WallaBee`,
} as const;
