import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Standing } from '@wallabee/game/radar/radar-gain';
import type { Catalogue, CatalogueItem } from '../catalogue/catalogue.public.ts';

/** How a player stands with all types and sets. */
export interface Standings {
  /** The saved number of each type. */
  readonly saved: ReadonlyMap<ItemTypeId, number>;
  readonly gaps: ReadonlyMap<SetId, number>;
  /** The types that finish a set. */
  readonly finishing: readonly ItemTypeId[];
  readonly undiscovered: readonly ItemTypeId[];
}

export function standingsOf(
  { items }: Catalogue,
  saved: ReadonlyMap<ItemTypeId, number>,
  now: Date,
): Standings {
  const all = [...items.values()];
  const missing = all.filter((type) => isReleased(type, now) && !saved.has(type.id));
  const gaps = new Map<SetId, number>();
  for (const { set_id } of missing) gaps.set(set_id, (gaps.get(set_id) ?? 0) + 1);
  const isLast = ({ set_id }: CatalogueItem) => isOrdinarySet(set_id) && gaps.get(set_id) === 1;
  return {
    saved,
    gaps,
    finishing: missing.filter(isLast).map(({ id }) => id),
    undiscovered: all.filter(isUndiscovered).map(({ id }) => id),
  };
}

function isReleased({ released_at }: CatalogueItem, now: Date): boolean {
  return released_at !== null && Date.parse(released_at) <= now.getTime();
}

/** Only ordinary sets can be finished. */
export function standingWith(
  { saved, gaps }: Standings,
  { id, set_id }: Pick<CatalogueItem, 'id' | 'set_id'>,
): Standing {
  return { savedNumber: saved.get(id) ?? null, setGaps: isOrdinarySet(set_id) ? (gaps.get(set_id) ?? 0) : 0 };
}
