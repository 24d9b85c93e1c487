import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { WISHING_WELL_LOWEST_NUMBER } from '@wallabee/game/rules/game-facts';
import { DAY } from '../calendar.ts';
import type { CatalogueItem } from '../catalogue/catalogue.ts';
import { addTo, median, shareOf } from './counting.ts';
import type { Measurements, MeasureOptions } from './figure.ts';
import { itemIdsOf, type RecordedWorld } from './recorded-world.ts';

export function itemFigures(
  world: RecordedWorld,
  options: MeasureOptions,
): Measurements<
  | 'items'
  | 'items of the commonest type'
  | 'median issued of types foraged for over a year'
  | 'released set items never issued'
  | 'retired types never issued'
  | 'sets older than a year that nobody completed'
> {
  const { catalogue, until } = options;
  const types = countTypes(world);
  const total = sumOf(types);
  const neverIssued = catalogue.items.filter(
    (type) => isReleased(type, until) && !world.issued.get(Number(type.id)),
  );
  const forgotten = neverIssued.filter(({ set_id }) => isOrdinarySet(set_id));
  const retired = neverIssued.filter(({ is_retired }) => is_retired);
  const incomplete = setsWithoutFinisher(world, options);
  return {
    items: { value: total },
    'items of the commonest type': commonest(types, options),
    'median issued of types foraged for over a year': {
      value: median(
        catalogue.items
          .filter((type) => type.categories.length > 0 && isReleased(type, until - 365 * DAY))
          .map(({ id }) => world.issued.get(Number(id)) ?? 0),
      ),
    },
    'released set items never issued': { value: forgotten.length, examples: forgotten.map(inWords) },
    'retired types never issued': { value: retired.length, examples: retired.map(inWords) },
    'sets older than a year that nobody completed': { value: incomplete.length, examples: incomplete },
  };
}

function countTypes(world: RecordedWorld): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of itemIdsOf(world)) addTo(counts, world.items.type.at(id));
  return counts;
}

/** A small world needs one type with as many numbers as a Wishing Well asks for; the share leaves it out. */
function commonest(types: ReadonlyMap<number, number>, { kind, catalogue }: MeasureOptions) {
  const sorted = [...types].sort((a, b) => b[1] - a[1]);
  if (kind === 'small' && (sorted[0]?.[1] ?? 0) > WISHING_WELL_LOWEST_NUMBER) sorted.shift();
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const names = new Map(catalogue.items.map(({ id, name }) => [Number(id), name]));
  return {
    value: shareOf(sorted[0]?.[1] ?? 0, total),
    examples: sorted.slice(0, 3).map(([id, count]) => `${count} × ${id} ${names.get(id)}`),
  };
}

const sumOf = (counts: ReadonlyMap<number, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

function isReleased({ released_at }: CatalogueItem, by: number): boolean {
  return released_at !== null && Date.parse(released_at) < by;
}

/** Only ordinary sets can be completed. */
function setsWithoutFinisher({ completions }: RecordedWorld, { catalogue, until }: MeasureOptions): string[] {
  const completed = new Set<number>();
  for (let position = 0; position < completions.set.length; position += 1)
    completed.add(completions.set.at(position));
  return catalogue.sets
    .filter(({ id, created_at }) => isOrdinarySet(id) && Date.parse(created_at) < until - 365 * DAY)
    .filter(({ id }) => !completed.has(Number(id)))
    .map(({ id, name }) => `${id} ${name}`);
}

const inWords = ({ id, name, set_id }: CatalogueItem) => `${id} ${name} (set ${set_id})`;
