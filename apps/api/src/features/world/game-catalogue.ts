import { COUNTED } from '@wallabee/contract/world/counted';
import { arrangeCatalogue, type GameCatalogue } from '@wallabee/contract/world/game-catalogue';
import { toTypeFacts } from '@wallabee/contract/world/type-facts';
import type { Catalogue } from '../catalogue/catalogue.public.ts';

/** The catalogue as the rules want it. */
export function toGameCatalogue(catalogue: Catalogue): GameCatalogue {
  const achievements = [...catalogue.achievements.values()].flatMap(({ id, counts, target }) => {
    const known = COUNTED.find((name) => name === counts);
    return known ? [{ id, counts: known, target }] : [];
  });
  // The tables say that a type is retired, not since when.
  const types = [...catalogue.items.values()].map((item) => toTypeFacts(item, item.is_retired ? 0 : null));
  return arrangeCatalogue(types, achievements);
}
