import type { Plan, PlanStep } from '@wallabee/contract/plan/plan';
import { type CsvCell, toCsvRow } from '@wallabee/contract/protocol/csv';

const COLUMNS: readonly (readonly [name: string, read: (step: PlanStep) => CsvCell])[] = [
  ['step', ({ step }) => step],
  ['when', ({ phase }) => phase],
  ['item', ({ item }) => item.name],
  ['item_type_id', ({ item }) => item.item_type_id],
  ['count', ({ count }) => count],
  [
    'for',
    ({ is_target, feeds }) =>
      [...(is_target ? ['save'] : []), ...feeds.map((step) => `step ${step}`)].join(', '),
  ],
  ['way', ({ way }) => way.kind],
  ['number', ({ way }) => way.item?.number ?? null],
  ['honeycombs', ({ honeycombs }) => honeycombs],
  ['minutes', ({ minutes }) => minutes],
  ['place', ({ way }) => way.place?.name ?? null],
  ['lat', ({ way }) => way.place?.lat ?? null],
  ['lng', ({ way }) => way.place?.lng ?? null],
  ['words', ({ words }) => words],
];

/** A row for each step. */
export function planToCsv({ steps }: Plan): string {
  const rows = [COLUMNS.map(([name]) => name), ...steps.map((step) => COLUMNS.map(([, read]) => read(step)))];
  return rows.map(toCsvRow).join('');
}
