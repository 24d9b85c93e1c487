import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { CatalogueHolder, CatalogueItem } from '../catalogue/catalogue.public.ts';
import { isReleased } from '../plan/plan.public.ts';

/** So long is a type new. */
export const NEW_DAYS = 90;

const DAY_MS = 24 * 60 * 60_000;

/** The new types that a player lacks, the newest first. */
export function newTypes(
  { catalogue, now }: { catalogue: CatalogueHolder; now: () => Date },
  saved: ReadonlyMap<ItemTypeId, unknown>,
): CatalogueItem[] {
  const at = now();
  const since = at.getTime() - NEW_DAYS * DAY_MS;
  return [...catalogue.current().items.values()]
    .filter((item) => isOrdinarySet(item.set_id) && isReleased(item, at) && !saved.has(item.id))
    .filter((item) => releaseTime(item) > since)
    .sort((one, other) => releaseTime(other) - releaseTime(one) || other.id - one.id);
}

function releaseTime({ released_at }: CatalogueItem): number {
  return released_at === null ? 0 : Date.parse(released_at);
}
