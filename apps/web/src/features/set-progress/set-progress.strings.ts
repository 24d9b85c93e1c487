import { formatNumber } from '../../ui/format-number.ts';
import type { Finding } from './player-set-filter.ts';

export const setProgressStrings = {
  heading: 'Set Completion',
  filters: 'Search',
  search: 'Search sets by name',
  names: { 20: 'Branded Items', 25: 'Unique Items' } as Record<number, string>,
  count: (sets: string, finished: string) => `${sets} sets, ${finished} finished`,
  shown: (shown: string, sets: string) => `${shown} of ${sets} sets`,
  finished: (number: string) => `Finished: #${number}`,
  reason: reasonOf,
  missing: (names: readonly string[]) => `Missing: ${names.join(', ')}`,
  sorts: { '': 'In game order', nearest: 'Nearest first' },
  planLast: ['Plan the last one', 'Plan the last two', 'Plan the last three'],
  ofSet: (name: string) => ` of ${name}`,
  completion: (name: string) => `Completion of ${name}`,
  empty: 'There are no sets yet',
  emptyHint: 'As soon as the game releases one, it stands here.',
  none: 'No Sets Found',
  noneCalled: (text: string) => `No set is called “${text}”. Check the spelling or try a shorter word.`,
  clear: 'Show everything',
  failed: 'Your sets could not be loaded',
  back: 'Back To Your Sets',
  plan: (count: string, isOne: boolean) => (isOne ? 'Plan the last one' : `Plan the last ${count}`),
  searchItems: 'Search Items...',
  finding: 'Which items',
  findings: { all: 'All', found: 'Found', missing: 'Missing' } satisfies Record<Finding, string>,
  foundOf: (found: string, all: string) => `${found} of ${all} found`,
  notFound: "Haven't found this item yet",
  unreleased: 'Unreleased',
  noItems: 'No Items Found',
  noItemsHere: 'Nothing in this set matches.',
  setFailed: 'This set could not be loaded',
  noSuchSet: 'There is no such set',
  noSuchSetHint: 'It may have been renamed or never released.',
} as const;

/** Why a finished set is not complete. */
function reasonOf({ added, removed }: { added: number; removed: number }): string {
  const parts = [
    ...(added > 0 ? [`${items(added)} added since`] : []),
    ...(removed > 0 ? [`${items(removed)} taken out since`] : []),
  ];
  const sentence = parts.join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function items(count: number): string {
  return count === 1 ? 'one item was' : `${formatNumber(count)} items were`;
}
