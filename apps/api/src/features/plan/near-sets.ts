import { MOST_SHOWN_GAPS, type NearSet, type SetGap } from '@wallabee/contract/plan/plan';
import { DEFAULT_RATE } from '@wallabee/contract/plan/plan-costs';
import type { StartPoint } from '@wallabee/contract/plan/start';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueItem, CatalogueSet } from '../catalogue/catalogue.public.ts';
import { loadPlanFacts, type PlanFacts } from './facts/plan-facts.ts';
import type { PlanServices } from './plan-services.ts';
import { releasedOf, toPlannedSet } from './subject.ts';
import { showGap } from './views/gap.views.ts';
import { shownThings } from './views/shown-things.ts';

interface UnfinishedSet {
  set: CatalogueSet;
  missing: readonly CatalogueItem[];
  found: number;
}

/** The unfinished sets, the fewest gaps first; those that the player has not begun come last. */
export function nearestSets(
  { catalogue, now }: Pick<PlanServices, 'catalogue' | 'now'>,
  saved: ReadonlyMap<ItemTypeId, unknown>,
): UnfinishedSet[] {
  const at = now();
  return [...catalogue.current().sets.values()]
    .filter(({ id }) => isOrdinarySet(id))
    .map((set) => {
      const released = releasedOf(set, at);
      const missing = released.filter(({ id }) => !saved.has(id));
      return { set, missing, found: released.length - missing.length };
    })
    .filter(({ missing }) => missing.length > 0)
    .sort(
      (one, other) =>
        Number(other.found > 0) - Number(one.found > 0) ||
        one.missing.length - other.missing.length ||
        other.found - one.found ||
        one.set.id - other.set.id,
    );
}

/** Ways to single item types, each for itself. */
export interface Gaps {
  readonly facts: PlanFacts;
  gapTo(item: CatalogueItem): SetGap;
  near(sets: readonly UnfinishedSet[]): NearSet[];
}

/** `typesOf` names the types whose ways are wanted, with what the player has saved. */
export async function loadGaps(
  services: PlanServices,
  db: Db,
  asked: {
    viewer: PlayerId;
    start: StartPoint | null;
    typesOf: (saved: ReadonlyMap<ItemTypeId, number>) => readonly CatalogueItem[];
  },
): Promise<Gaps> {
  const { viewer, start, typesOf } = asked;
  const facts = await loadPlanFacts(services, db, {
    viewer,
    start,
    rate: DEFAULT_RATE,
    prefer: 'cheapest',
    targets: (saved) =>
      typesOf(saved).map(({ id }) => ({ item_type_id: id, below: saved.get(id) ?? null, use: null })),
  });
  const showing = { facts, things: shownThings(services, facts) };
  const gapTo = ({ id }: CatalogueItem) => showGap(services, showing, id);
  const shown = { saved: facts.saved, now: services.now(), apiUrl: services.apiUrl };
  return {
    facts,
    gapTo,
    near: (sets) =>
      sets.map(({ set, missing, found }) => ({
        ...toPlannedSet(set, shown),
        gaps: isNear({ missing, found }) ? missing.map(gapTo) : [],
      })),
  };
}

export function isNear({ missing, found }: Pick<UnfinishedSet, 'missing' | 'found'>): boolean {
  return found > 0 && missing.length <= MOST_SHOWN_GAPS;
}
