import type { PlannedSet } from '@wallabee/contract/plan/plan';
import { MOST_PLANNED_TYPES } from '@wallabee/contract/plan/plan-costs';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Db } from '../../platform/db/db.ts';
import { badInput, found } from '../../platform/problems.ts';
import type { SignedInPlayer } from '../../platform/sessions/sessions.queries.ts';
import { type CatalogueItem, type CatalogueSet, pictures } from '../catalogue/catalogue.public.ts';
import { findItemTypes } from '../search/search.public.ts';
import type { PlanServices } from './plan-services.ts';

/** What a plan is for. */
export interface PlanSubject {
  set: CatalogueSet | null;
  title: string;
  types: readonly CatalogueItem[];
  mistakes: QueryMistake[];
}

export interface AskedSubject {
  set?: SetId | undefined;
  /** Ids with commas between them. */
  types?: string | undefined;
  q?: string | undefined;
}

export function findSubject(
  services: PlanServices,
  db: Db,
  { viewer, asked }: { viewer: SignedInPlayer; asked: AskedSubject },
): Promise<PlanSubject> | PlanSubject {
  const count = [asked.set, asked.types, asked.q].filter((subject) => subject !== undefined).length;
  if (count !== 1) throw badInput('Exactly one of set, types and q is needed.');
  if (asked.set !== undefined) return subjectOfSet(services, asked.set);
  if (asked.types !== undefined) return subjectOfTypes(services, asked.types);
  return subjectOfQuery(services, db, { viewer, q: asked.q ?? '' });
}

function subjectOfSet({ catalogue, now }: PlanServices, id: SetId): PlanSubject {
  const set = found(catalogue.current().sets.get(id), 'set');
  return { set, title: set.name, types: releasedOf(set, now()), mistakes: [] };
}

export function releasedOf({ items }: CatalogueSet, now: Date): CatalogueItem[] {
  return items.filter((item) => isReleased(item, now));
}

export function isReleased(item: CatalogueItem, now: Date): boolean {
  return !isUndiscovered(item) && item.released_at !== null && new Date(item.released_at) <= now;
}

function subjectOfTypes({ catalogue }: PlanServices, text: string): PlanSubject {
  const { items } = catalogue.current();
  const ids = [...new Set(text.split(',').map(Number))];
  refuseTooMany(ids.length);
  const types = ids.map((id) => found(items.get(id as ItemTypeId), 'item type'));
  const title = types.length === 1 ? (types[0]?.name ?? '') : `${formatNumber(types.length)} items`;
  return { set: null, title, types, mistakes: [] };
}

async function subjectOfQuery(
  services: PlanServices,
  db: Db,
  { viewer, q }: { viewer: SignedInPlayer; q: string },
): Promise<PlanSubject> {
  const { types, words, mistakes } = await findItemTypes(services.search, q, { db, viewer });
  refuseTooMany(types.length);
  const { items } = services.catalogue.current();
  return { set: null, title: words, types: types.flatMap((id) => items.get(id) ?? []), mistakes };
}

function refuseTooMany(count: number) {
  if (count > MOST_PLANNED_TYPES)
    throw badInput(
      `These are ${formatNumber(count)} item types. A plan has at most ${MOST_PLANNED_TYPES}: ask for fewer.`,
    );
}

export function toPlannedSet(
  set: CatalogueSet,
  { saved, now, apiUrl }: { saved: ReadonlyMap<ItemTypeId, unknown>; now: Date; apiUrl: string },
): PlannedSet {
  const released = releasedOf(set, now);
  return {
    id: set.id,
    name: set.name,
    hue: set.hue,
    image_key: set.image_key,
    ...pictures({ kind: 'set', id: set.id }, apiUrl),
    found: released.filter(({ id }) => saved.has(id)).length,
    size: released.length,
  };
}
