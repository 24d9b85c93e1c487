import type { ClassCounts, ItemCharts } from '@wallabee/contract/items/charts';
import { ITEM_LOCATIONS } from '@wallabee/contract/items/item-location';
import { monthlyTotals } from '@wallabee/contract/items/monthly-totals';
import { type Day, dayOf, monthOf } from '@wallabee/contract/protocol/day';
import type { CatalogueItem } from '../../catalogue/catalogue.public.ts';
import type { listMilestones, MonthlyChange } from './charts.queries.ts';

export interface ChartFacts {
  day: Day;
  changes: readonly MonthlyChange[];
  milestones: Awaited<ReturnType<typeof listMilestones>>;
  rarity: ItemCharts['rarity'];
}

export function toItemCharts(
  type: Pick<CatalogueItem, 'id' | 'released_at'>,
  { day, changes, milestones, rarity }: ChartFacts,
): ItemCharts {
  const issued = monthlyTotals(
    sumsBy(changes, ({ month }) => month),
    monthOf(day),
  );
  return {
    item_type_id: type.id,
    day,
    total_issued: issued.at(-1)?.total ?? 0,
    releases:
      type.released_at !== null && dayOf(Date.parse(type.released_at)) <= day ? [type.released_at] : [],
    issued,
    milestones: milestones
      .map(({ number, created_at }) => ({ number, day: dayOf(created_at.getTime()) }))
      .filter((milestone) => milestone.day <= day),
    classes: classesOf(changes),
    rarity,
  };
}

/** Moves from one location to another add up to 0, so the sum is what was made. */
function sumsBy(changes: readonly MonthlyChange[], keyOf: (change: MonthlyChange) => string) {
  const sums = new Map<string, number>();
  for (const change of changes) sums.set(keyOf(change), (sums.get(keyOf(change)) ?? 0) + change.by);
  return [...sums].map(([month, by]) => ({ month, by }));
}

function classesOf(changes: readonly MonthlyChange[]): ClassCounts[] {
  const classes = new Map<number, ClassCounts>();
  for (const { digits, location, by } of changes) {
    const counts = classes.get(digits) ?? noCounts(digits);
    counts.total += by;
    counts.locations[location] += by;
    classes.set(digits, counts);
  }
  return [...classes.values()].sort((a, b) => a.digits - b.digits);
}

function noCounts(digits: number): ClassCounts {
  const none = ITEM_LOCATIONS.map((location) => [location, 0]);
  return { digits, total: 0, locations: Object.fromEntries(none) as ClassCounts['locations'] };
}
